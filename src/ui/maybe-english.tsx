import { englishTag } from '../i18n/english-tag.ts';
import { useI18n } from '../locales/text.tsx';

interface MaybeEnglishProps {
  /** A name, such as that of a page, which may have no translation. */
  name: string;
  /** A text that contains the name; absent for the name alone. */
  text?: string;
}

/** A name, in a text or by itself. It is marked as English where it has no translation. */
export function MaybeEnglish({ name, text = name }: MaybeEnglishProps) {
  const { locale } = useI18n();
  const lang = englishTag(name, locale);
  const at = text.indexOf(name);
  if (!lang || at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <span lang={lang}>{name}</span>
      {text.slice(at + name.length)}
    </>
  );
}
