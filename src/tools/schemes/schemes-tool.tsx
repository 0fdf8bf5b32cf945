import { useHydrated } from '@tanstack/react-router';
import { memo, Suspense, use, useEffect, useMemo, useState } from 'react';
import type { SchemeFile } from './model/data-file.ts';
import { todayInIndia } from '../../i18n/format.ts';
import { useI18n } from '../../locales/text.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { CompareBar } from './compare-bar.tsx';
import { CompareView } from './compare-view.tsx';
import { listStep, ListView } from './list-view.tsx';
import {
  forgetMissingSchemes,
  schemesComing,
  schemesHere,
  schemesOfPage,
} from './model/load-schemes.ts';
import { MatchesView } from './matches-view.tsx';
import { QuestionView } from './question-view.tsx';
import { SavedView } from './saved-view.tsx';
import { SchemeView } from './scheme-view.tsx';
import { useSchemeTexts } from './scheme-texts.ts';
import { ToolContext } from './tool-context.ts';
import { useNotebook, type ChangeNotebook } from './use-notebook.ts';
import type { Inputs } from './model/answers.ts';
import type { Notebook } from './model/notebook.ts';
import { hashOf, useHash, viewAt, type View } from './view.ts';
import { ViewLinks } from './view-links.tsx';
import './schemes.css';

/**
 * The list of schemes with search, questions and saved schemes (TOOL-SCHEME-01 to 03). The build writes its first screen
 * into the page. That screen becomes interactive when the same list has come; another list, or none, replaces it.
 * Memoised: an update before that would empty the screen.
 */
export const SchemesTool = memo(function SchemesTool() {
  const { locale } = useI18n();
  const [digest] = useState(() =>
    import.meta.env.SSR ? schemesHere(locale)?.digest : digestInPage(),
  );
  const [ofPage] = useState(() =>
    import.meta.env.SSR || digest === undefined ? undefined : schemesOfPage(locale, digest),
  );
  // A link inside the app leads to a page that the build has not written.
  const [isWritten, setIsWritten] = useState(digest !== undefined);

  useEffect(() => {
    let isCurrent = true;
    const replace = () => isCurrent && setIsWritten(false);
    // The address names another view than the list, which the page has.
    if (location.hash && location.hash !== hashOf({ kind: 'list' })) queueMicrotask(replace);
    void schemesComing(locale).then((file) => {
      if (file?.digest !== digest) replace();
    });
    return () => {
      isCurrent = false;
    };
  }, [locale, digest]);

  return (
    <div data-needs-script data-list={digest}>
      <Suspense key={isWritten ? 'written' : 'own'} fallback={<Waiting />}>
        {isWritten ? <WrittenTool coming={ofPage} /> : <OwnTool />}
      </Suspense>
    </div>
  );
});

const digestInPage = () => document.querySelector<HTMLElement>('[data-list]')?.dataset.list;

function Waiting() {
  const texts = useSchemeTexts();
  return (
    <div className="schemes-waiting" role="status">
      <p className="prose">{texts.loading}</p>
    </div>
  );
}

/** The tool with the list that the page was written with. It has come at once in the build. */
function WrittenTool({ coming }: { coming: Promise<SchemeFile> | undefined }) {
  const { locale } = useI18n();
  const file = coming ? use(coming) : schemesHere(locale);
  if (!file) throw new Error('The build has no list of schemes');
  return <ToolWithNotebook file={file} />;
}

/** The tool with the list that the device or the network has now. */
function OwnTool() {
  const { locale } = useI18n();
  const texts = useSchemeTexts();
  const [, setTries] = useState(0);
  const file = use(schemesComing(locale));
  if (file) return <ToolWithNotebook file={file} />;
  return (
    <div role="alert">
      <Callout tone="warning" title={texts.missing.title}>
        <p>{texts.missing.text}</p>
        <div className="actions">
          <Button
            tone="secondary"
            onClick={() => {
              forgetMissingSchemes(locale);
              setTries((tries) => tries + 1);
            }}
          >
            {texts.missing.retry}
          </Button>
        </div>
      </Callout>
    </div>
  );
}

function ToolWithNotebook({ file }: { file: SchemeFile }) {
  const texts = useSchemeTexts();
  const { notebook, change, told, isSaved } = useNotebook();
  return (
    <>
      <LivingTool file={file} notebook={notebook} change={change} told={told} />
      {!isSaved && <p className="prose field-hint">{texts.notStored}</p>}
    </>
  );
}

/** Number of schemes in the page that the build writes: more than a first screen shows. */
const prerendered = 4;

interface LivingToolProps {
  file: SchemeFile;
  notebook: Notebook;
  change: ChangeNotebook;
  told: Inputs['chosen'];
}

function LivingTool({ file, notebook, change, told }: LivingToolProps) {
  const { schemes, elsewhere } = file;
  const hash = useHash();
  const ids = useMemo(() => new Set(schemes.map(({ id }) => id)), [schemes]);
  const view = viewAt(hash, (id) => ids.has(id));
  const [first] = useState(hash);
  const [moved, setMoved] = useState(view.kind !== 'list');
  if (!moved && hash !== first) setMoved(true);
  // The page has the day of its build until it is interactive.
  const isInteractive = useHydrated();
  const day = isInteractive ? todayInIndia() : file.asOn;
  /** Number of schemes in the list. It is stored here, so that going back finds the same list. */
  const [shown, setShown] = useState(listStep);
  /** Id of the scheme that is open, or was opened last from the list. */
  const [opened, setOpened] = useState<string>();
  const opens = view.kind === 'scheme' ? view.id : opened;
  const stays = view.kind === 'scheme' || view.kind === 'list' ? opens : undefined;
  if (stays !== opened) setOpened(stays);

  // Hides the plain list below, which has the same content (schemes.css).
  useEffect(() => {
    document.documentElement.dataset.schemes = 'live';
    return () => {
      delete document.documentElement.dataset.schemes;
    };
  }, []);

  const tool = useMemo(
    () => ({ schemes, elsewhere, notebook, change, told, day, moved }),
    [schemes, elsewhere, notebook, change, told, day, moved],
  );
  return (
    <ToolContext value={tool}>
      <ViewLinks view={view} />
      {(view.kind === 'list' || view.kind === 'scheme' || view.kind === 'saved') && <CompareBar />}
      {view.kind === 'list' ? (
        <ListView shown={isInteractive ? shown : prerendered} onShow={setShown} cameFrom={opened} />
      ) : (
        <OtherView view={view} schemes={schemes} />
      )}
    </ToolContext>
  );
}

function OtherView({
  view,
  schemes,
}: { view: Exclude<View, { kind: 'list' }> } & Pick<SchemeFile, 'schemes'>) {
  switch (view.kind) {
    case 'question':
      return <QuestionView key={view.question} question={view.question} />;
    case 'matches':
      return <MatchesView />;
    case 'saved':
      return <SavedView />;
    case 'compare':
      return <CompareView />;
    case 'scheme': {
      const scheme = schemes.find(({ id }) => id === view.id);
      return scheme && <SchemeView key={scheme.id} scheme={scheme} />;
    }
  }
}
