import { chatSender } from '../tools/assistant/chat.sender.ts';
import { profileSender } from '../tools/account/profile.sender.ts';
import { leadSender } from '../tools/leads/lead.sender.ts';
import { newsletterSender } from '../tools/newsletter/newsletter.sender.ts';
import type { Sender } from '../platform/offline/sender.ts';

/** Every kind of thing that can wait on this phone, and how it is sent; for the page and the worker. */
export const outboxSenders: readonly Sender[] = [
  leadSender,
  newsletterSender,
  chatSender,
  profileSender,
];
