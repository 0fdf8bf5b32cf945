import { pageById } from '../../content/catalog.ts';
import type { HomeContent } from '../../content/home/home-content.ts';
import { TranslationNote } from '../translation-note.tsx';
import { Beliefs } from './beliefs.tsx';
import { Coverage } from './coverage.tsx';
import { Dreams } from './dreams.tsx';
import { FinalCall } from './final-call.tsx';
import { Hero } from './hero.tsx';
import { Problems } from './problems.tsx';
import { QuickActions } from './quick-actions.tsx';
import { SocialProof } from './social-proof.tsx';
import { Solution } from './solution.tsx';
import { Statistics } from './statistics.tsx';
import { Trust } from './trust.tsx';

/** The home page: all sections in the specification's order (HOME-01). */
export function HomePage({ content }: { content: HomeContent }) {
  return (
    <>
      {/* Not in boot.ts, which runs after the first paint: the ledger must not push the page down. */}
      <script src="/ledger-room.js" />
      <div className="ledger-slot" data-ledger />
      <Hero content={content} />
      <div className="page">
        <div className="page-column">
          <TranslationNote entry={pageById('home')} />
        </div>
      </div>
      <div className="home">
        <Statistics content={content} />
        <Beliefs content={content} />
        <Coverage content={content} />
        <Dreams content={content} />
        <Problems content={content} />
        <SocialProof content={content} />
        <Solution content={content} />
        <QuickActions content={content} />
        <Trust content={content} />
      </div>
      <FinalCall content={content} />
    </>
  );
}
