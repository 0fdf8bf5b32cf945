import { formatDateTime } from '../../i18n/format.ts';
import type { Locale } from '../../locales/languages.ts';
import type { TextOf } from '../../locales/language.ts';
import type { Conversations } from './conversations.ts';
import { plainText } from './plain-text.ts';

/** Returns all conversations as readable text: author, date, message, sources. */
export function conversationsAsText(
  conversations: Conversations,
  texts: TextOf<'assistant'>,
  locale: Locale,
): string {
  return conversations
    .map(({ messages }) =>
      messages
        .map((message) => {
          const when = formatDateTime(message.timestamp, locale);
          if (message.sender === 'user') return `${texts.you}, ${when}:\n${message.content}`;
          const sources = message.sources.map(
            ({ passage: { title, heading, path, anchor } }) =>
              `- ${title}${heading && `: ${heading}`} ${path}${anchor && `#${anchor}`}`,
          );
          return [
            `${texts.assistant} (${texts.origins[message.origin]}), ${when}:`,
            plainText(message.content),
            ...sources,
          ].join('\n');
        })
        .join('\n\n'),
    )
    .join('\n\n----\n\n');
}
