import { useEffect, useRef } from 'react';
import { textFor, useMessages } from '../../locales/text.tsx';
import { useSharedDevice } from '../../platform/device/shared-device-store.ts';
import { loginPageCode } from '../../platform/offline/judge-answer.ts';
import type { SendError } from '../../platform/offline/sender.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { LeadContacts } from './lead-contacts.tsx';

const useText = textFor('lead');

/**
 * The device could neither save nor send the request. Shows other contacts; the form retains the text
 * (LEAD-21).
 */
export function LeadFailure({
  error,
  onClose,
}: {
  /** The reason for the failed attempt; undefined without one. */
  error: SendError | undefined;
  onClose: () => void;
}) {
  const { close } = useMessages().lead;
  const { failed } = useText();
  const shared = useSharedDevice();
  const isLoginPage = error?.code === loginPageCode;
  const alert = useRef<HTMLDivElement>(null);
  // The pressed button may be a screen below.
  useEffect(() => alert.current?.focus(), []);
  return (
    <div ref={alert} role="alert" tabIndex={-1}>
      <Callout tone="warning" title={failed.title}>
        <p>{isLoginPage ? failed.loginPage : shared ? failed.shared : failed.text}</p>
        <div className="actions">
          <LeadContacts />
          <Button tone="quiet" onClick={onClose}>
            {close}
          </Button>
        </div>
      </Callout>
    </div>
  );
}
