import { useElementsAloud } from '../../../platform/speech/use-elements-aloud.ts';
import { useTextAloud } from '../../../platform/speech/use-text-aloud.ts';
import { Drawing } from '../../../ui/drawing.tsx';
import { ReadAloudButton } from '../../../ui/read-aloud-button.tsx';
import { useAloudTexts } from '../../../ui/use-aloud-texts.ts';
import type { ItemStamp } from '../../outbox/model/stamp.ts';

const drawings = {
  waiting: 'request-waits',
  done: 'request-went',
  problem: 'request-problem',
} as const satisfies Record<ItemStamp['tone'], string>;

interface Outcome {
  tone: ItemStamp['tone'];
  text: string;
}

/** The state of a request, as a drawing (journey 6). */
export function RequestDrawing({ tone }: Pick<Outcome, 'tone'>) {
  return <Drawing name={drawings[tone]} size={56} />;
}

/** Reads aloud the outcome of a request. */
export function ReadRequestAloud({ text }: Pick<Outcome, 'text'>) {
  const aloud = useTextAloud(useAloudTexts());
  return <ReadAloudButton aloud={aloud} onStart={() => aloud.read(text)} />;
}

/**
 * The drawing of the outcome of a request, and a button that reads it aloud. The list and the form load it
 * (outbox/model/late-outcome.tsx).
 */
export function RequestOutcome({ tone, text }: Outcome) {
  return (
    <div className="flex items-center gap-3">
      <RequestDrawing tone={tone} />
      <ReadRequestAloud text={text} />
    </div>
  );
}

/** Reads what `within` shows of these parts, in their order, and marks the one that is being read (ANSW-06). */
export function ReadPartsAloud({ within, parts }: { within: () => Element | null; parts: string }) {
  const aloud = useElementsAloud(useAloudTexts());
  return (
    <ReadAloudButton
      aloud={aloud}
      onStart={() => {
        const all = [...(within()?.querySelectorAll<HTMLElement>(parts) ?? [])];
        return aloud.read(all.filter((part) => part.checkVisibility()));
      }}
    />
  );
}
