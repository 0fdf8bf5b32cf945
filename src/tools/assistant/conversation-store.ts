import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { isSharedDevice } from '../../platform/device/shared-device-store.ts';
import { conversationChannel, conversationNames, type ConversationNews } from './stored.ts';
import { changeValue, saveValue, readValue, removeValue } from '../../platform/offline/keyval.ts';
import {
  keptVersion,
  readConversations,
  type Conversations,
  type KeptConversations,
} from './conversations.ts';

/** What the assistant's screens show; the phone's copy is in keyval, under these names. */
const { conversations: conversationsName, draft: draftName } = conversationNames;
const choicesName = 'assistant-choices';

/** What the visitor has said about the assistant. */
export interface Choices {
  /** The notice was read (CHAT-28). */
  understood: boolean;
  /** Whether questions may leave the phone. */
  online: boolean;
}

interface AssistantState {
  conversations: Conversations;
  /** The conversation on the screen; it may have no message yet. */
  currentId: string;
  choices: Choices;
  /** What stands in the field. */
  draft: string;
  /** A question of this page is being answered (CHAT-04). */
  waiting: boolean;
  /** What the phone keeps has been read. */
  loaded: boolean;
  /** False where the phone refused to keep something: it is said on the screen. */
  kept: boolean;
}

const fresh = (): AssistantState => ({
  conversations: [],
  currentId: crypto.randomUUID(),
  choices: { understood: false, online: true },
  draft: '',
  waiting: false,
  loaded: false,
  kept: true,
});

export const assistantStore = createStore<AssistantState>(fresh);

export const useAssistant = <T>(select: (state: AssistantState) => T): T =>
  useStore(assistantStore, select);

let channel: BroadcastChannel | undefined;
let loading: Promise<void> | undefined;
/** How often the screen's copy was changed here. */
let changes = 0;

/**
 * Reads what the phone keeps, once, and follows what other tabs change. When the phone is cleared or
 * becomes a shared one, nothing of it stays on the screen either (CHAT-29). Never rejects.
 */
export function loadConversations(): Promise<void> {
  loading ??= (async () => {
    channel = new BroadcastChannel(conversationChannel);
    channel.addEventListener('message', ({ data }: MessageEvent<ConversationNews>) => {
      if (data === 'forgotten') forgetOnScreen();
      else void readAgain();
    });
    // Both remove every setting, whichever tab does it (platform/clear-device.ts).
    addEventListener('storage', ({ key }) => {
      if (key !== null) return;
      changes++;
      assistantStore.setState({ ...fresh(), loaded: true });
    });
    await readAgain();
    const [newest] = assistantStore.getState().conversations;
    assistantStore.setState({ loaded: true, ...(newest && { currentId: newest.id }) });
  })();
  return loading;
}

/** Brings the screen up to date with what the phone keeps. Never rejects. */
export async function readAgain(): Promise<void> {
  // Nothing is kept there, and each tab has its own on the screen.
  if (isSharedDevice()) return;
  const changesBefore = changes;
  try {
    const [kept, choices, draft] = await Promise.all([
      readValue<unknown>(conversationsName),
      readValue<Partial<Choices>>(choicesName),
      readValue<string>(draftName),
    ]);
    // Changed here meanwhile: what was read may be older than the screen.
    if (changes !== changesBefore) return await readAgain();
    const state = assistantStore.getState();
    assistantStore.setState({
      conversations: readConversations(kept),
      choices: { ...state.choices, ...choices },
      // What is being typed here is not taken away, by another tab or by what was typed last.
      draft: state.loaded ? state.draft : state.draft || (draft ?? ''),
    });
  } catch (error) {
    refused(error);
  }
}

/** Changes the conversations, on the screen at once and on the phone as far as it keeps anything. */
export async function changeConversations(
  change: (all: Conversations) => Conversations,
): Promise<void> {
  changes++;
  assistantStore.setState(({ conversations }) => ({ conversations: change(conversations) }));
  try {
    await changeValue<unknown>(conversationsName, (kept): KeptConversations => ({
      version: keptVersion,
      conversations: change(readConversations(kept)),
    }));
    channel?.postMessage('changed');
  } catch (error) {
    refused(error);
  }
}

/** Deletes every conversation and the draft. Rejects when the phone did not. */
export async function deleteConversations(): Promise<void> {
  changes++;
  assistantStore.setState({ conversations: [], currentId: crypto.randomUUID(), draft: '' });
  await removeValue(conversationsName);
  await removeValue(draftName);
  channel?.postMessage('changed');
}

/** Somebody signed out: the next person at this screen reads nothing of theirs (X8). */
function forgetOnScreen(): void {
  changes++;
  const { choices, kept } = assistantStore.getState();
  assistantStore.setState({ ...fresh(), choices, kept, loaded: true });
}

/** Shows another conversation; without an id, an empty one. */
export const openConversation = (id: string = crypto.randomUUID()): void =>
  assistantStore.setState({ currentId: id });

export const setWaiting = (waiting: boolean): void => assistantStore.setState({ waiting });

/** Keeps what the visitor has said about the assistant; other tabs hear of it. */
export function choose(changed: Partial<Choices>): void {
  changes++;
  const choices = { ...assistantStore.getState().choices, ...changed };
  assistantStore.setState({ choices });
  saveValue(choicesName, choices).then(() => channel?.postMessage('changed'), refused);
}

/** Keeps what stands in the field. */
export function setDraft(draft: string): void {
  assistantStore.setState({ draft });
  saveValue(draftName, draft).catch(refused);
}

/** Adds what was spoken to what stands in the field by now. */
export function addToDraft(text: string): void {
  setDraft(`${assistantStore.getState().draft.trimEnd()} ${text}`.trimStart());
}

function refused(error: unknown): void {
  console.info('The phone does not keep the conversation', error);
  assistantStore.setState({ kept: false });
}
