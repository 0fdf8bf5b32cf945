import { useRouterState } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { leadToasts } from '../../tools/leads/lead-toasts.ts';
import { useMessages } from '../../locales/text.tsx';
import { siteToasts } from '../../ui/site-toasts.ts';
import { Toaster } from '../../ui/toaster.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { ConnectivityBar } from './connectivity-bar.tsx';
import { ConsentSlot } from './consent-slot.tsx';
import { InstallSlot } from './install-slot.tsx';
import { LeadDialogSlot } from './lead-dialog-slot.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { UpdatePrompt } from './update-prompt.tsx';

/** The frame of every page. What floats shares one column above the bar, so that nothing overlaps. */
export function Shell({ children }: { children: ReactNode }) {
  const { lead, shell } = useMessages();
  // Tells styles and tests that buttons respond from now on.
  useEffect(() => {
    document.documentElement.dataset.app = 'ready';
  }, []);
  return (
    <>
      <a className="skip-link" href="#main">
        {shell.skipToContent}
      </a>
      <SiteHeader />
      {/* Before the page: a keyboard reaches it at once, and in a low window it is at the top. */}
      <BottomBar />
      <Main>{children}</Main>
      <SiteFooter />
      <div className="floating">
        <Toaster toasts={siteToasts} closeLabel={lead.close} />
        <Toaster toasts={leadToasts} closeLabel={lead.close} />
        <UpdatePrompt />
        <InstallSlot />
        <ConsentSlot />
        <ConnectivityBar />
      </div>
      <LeadDialogSlot />
    </>
  );
}

/** The page itself. It subscribes to loading alone, so that the shell around it does not redraw. */
function Main({ children }: { children: ReactNode }) {
  const isLoading = useRouterState({ select: (state) => state.status === 'pending' });
  return (
    <main id="main" className="w-full grow" tabIndex={-1} aria-busy={isLoading}>
      {children}
    </main>
  );
}
