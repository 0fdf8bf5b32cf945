import { startTransition, useDeferredValue, useState } from 'react';
import { useHydrated, useLocation, useNavigate } from '@tanstack/react-router';
import type { Answers } from '../register/answers.ts';
import { leadValuesOf } from '../tools/leads/known-answers.ts';
import { leadForm, openLeadForm } from '../tools/leads/lead-form-store.ts';
import { useMessages } from '../locales/text.tsx';

/**
 * What a tool that asks about the business gets from its page: where one is, behind the `#` of the address,
 * how to go elsewhere in it, and how to send the answers to the team.
 */
export function useBusinessTool(path: '/business-health' | '/find') {
  const { lead } = useMessages();
  const navigate = useNavigate();
  const address = useLocation({ select: (location) => location.hash });
  // A move is shown together with the answer that caused it: the address follows later, and between the two
  // the old question would stand with new answers.
  const [moved, setMoved] = useState<string>();
  // The next screen is drawn after the browser has shown the press, which a slow phone needs.
  const hash = useDeferredValue(moved ?? address);
  const write = (next: string, replace: boolean) =>
    navigate({ to: path, hash: next, replace, resetScroll: false, hashScrollIntoView: false });
  // The prerendered page does not know the address's hash, so it is read after hydration.
  const isHydrated = useHydrated();
  return {
    hash: isHydrated ? hash : '',
    async move(next: string, { from }: { from?: string } = {}) {
      startTransition(() => setMoved(next));
      if (from !== undefined) await write(from, true);
      await write(next, false);
      setMoved((now) => (now === next ? undefined : now));
    },
    onAskUs: ({ answers, notes }: { answers: Answers; notes: string }, opener: HTMLElement) =>
      openLeadForm(
        {
          // The type with room for what the tool found: registration asks for a contact alone.
          ...leadForm('consultation', lead.forms.consultation, path),
          answers: { ...leadValuesOf(answers), notes },
        },
        opener,
      ),
  };
}
