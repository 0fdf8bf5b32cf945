import { useState } from 'react';
import { textFor } from '../../locales/text.tsx';
import type { PageDocument } from '../../platform/pages/page-document.ts';
import type { Reading } from '../../platform/speech/reader.ts';
import { useReadingAloud } from '../../platform/speech/use-reading-aloud.ts';
import { Button } from '../../ui/button.tsx';
import { ListenPlayer, NoVoiceHelp } from '../../ui/listen-player.tsx';
import { useAloudTexts } from '../../ui/use-aloud-texts.ts';
import { useListenPress } from '../../ui/use-listen-press.ts';
import { openSectionOf } from './follow-sections.ts';
import { markPiece } from './mark-piece.ts';
import { headingOf } from './page-heading.ts';
import { readablePieces, type ReadablePiece } from './readable-pieces.ts';
import { ToolIcon } from './tool-icon.tsx';

const useText = textFor('listen');

/**
 * Reads the page aloud with the browser's voice for the text's language, and opens the section that is read. Without a voice it says how
 * to get one. Stops when the page is left.
 */
export function ListenTool({ page }: { page: Pick<PageDocument, 'lang'> }) {
  const texts = useText();
  const { tag, amounts, onFailed } = useAloudTexts();
  const aloud = useReadingAloud(page.lang ?? tag);
  const [pieces, setPieces] = useState<readonly ReadablePiece[]>([]);
  const { reading } = aloud;
  const { button, help, closeHelp } = useListenPress(aloud, start);

  function start(): Promise<boolean> {
    const found = readablePieces(document.querySelector('main') ?? document, amounts);
    setPieces(found);
    return aloud.start(found, headingOf(document), (next) => show(found, next));
  }
  function show(found: readonly ReadablePiece[], { at, status }: Reading) {
    const piece = found[at];
    if (piece && status === 'reading') openSectionOf(piece.element);
    markPiece(piece, status === 'reading');
    if (status === 'failed') onFailed();
  }

  return (
    <>
      <Button tone="secondary" {...button}>
        <ToolIcon name={reading ? 'stop' : 'listen'} />
        {reading ? texts.stop : texts.button}
      </Button>
      {help && <NoVoiceHelp problem={help} onClose={closeHelp} />}
      {reading && (
        <ListenPlayer
          isReading={reading.status === 'reading'}
          part={pieces[reading.at]?.part}
          speed={aloud.speed}
          onPause={aloud.pause}
          onResume={aloud.resume}
          onNext={aloud.nextPart}
          onStop={aloud.stop}
          onSpeed={aloud.setSpeed}
        />
      )}
    </>
  );
}
