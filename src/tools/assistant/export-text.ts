import { formatDateTime } from '../../i18n/format.ts';
import type { Locale } from '../../locales/languages.ts';
import type { TextOf } from '../../locales/language.ts';
import type { Conversations } from './conversations.ts';
import { plainText } from './plain-text.ts';

/** Every conversation as one text to be read by people: who said what, when, and where it stands. */
export function conversationsAsText(
  conversations: Conversations,
  words: TextOf<'assistant'>,
  locale: Locale,
): string {
  return conversations
    .map(({ messages }) =>
      messages
        .map((message) => {
          const when = formatDateTime(message.timestamp, locale);
          if (message.sender === 'user') return `${words.you}, ${when}:\n${message.content}`;
          const sources = message.sources.map(
            ({ passage: { title, heading, path, anchor } }) =>
              `- ${title}${heading && `: ${heading}`} ${path}${anchor && `#${anchor}`}`,
          );
          return [
            `${words.assistant} (${words.origins[message.origin]}), ${when}:`,
            plainText(message.content),
            ...sources,
          ].join('\n');
        })
        .join('\n\n'),
    )
    .join('\n\n----\n\n');
}
