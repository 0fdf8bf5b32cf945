import { useTextAloud } from '../../platform/speech/use-text-aloud.ts';
import { ListenButton } from '../../ui/listen-button.tsx';
import { useAloudTexts } from '../../ui/use-aloud-texts.ts';

/** Reads an answer aloud. Hidden without a voice for the page's language (CHAT-31). */
export function ListenToAnswer({ text }: { text: string }) {
  const aloud = useTextAloud(useAloudTexts());
  if (aloud.problem) return null;
  return <ListenButton aloud={aloud} tone="quiet" onStart={() => aloud.read(text)} />;
}
