import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { isSharedDevice } from '../../platform/device/shared-device-store.ts';
import { conversationChannel, conversationNames, type ConversationNews } from './stored.ts';
import { changeValue, saveValue, readValue, removeValue } from '../../platform/offline/keyval.ts';
import {
  savedVersion,
  readConversations,
  type Conversations,
  type SavedConversations,
} from './conversations.ts';

/** State of the assistant's screens. The saved copy is in the small store under these names. */
const { conversations: conversationsName, draft: draftName } = conversationNames;
const choicesName = 'assistant-choices';

/** The visitor's choices about the assistant. */
export interface Choices {
  /** The visitor has read the notice (CHAT-28). */
  understood: boolean;
  /** Whether questions may leave the device. */
  online: boolean;
}

interface AssistantState {
  conversations: Conversations;
  /** Id of the conversation on screen. It may have no message yet. */
  currentId: string;
  choices: Choices;
  /** The text of the field. */
  draft: string;
  /** This page is answering a question (CHAT-04). */
  waiting: boolean;
  /** The saved conversations have been read. */
  loaded: boolean;
  /** False when the device could not save; the screen says so. */
  saved: boolean;
}

const fresh = (): AssistantState => ({
  conversations: [],
  currentId: crypto.randomUUID(),
  choices: { understood: false, online: true },
  draft: '',
  waiting: false,
  loaded: false,
  saved: true,
});

export const assistantStore = createStore<AssistantState>(fresh);

export const useAssistant = <T>(select: (state: AssistantState) => T): T =>
  useStore(assistantStore, select);

let channel: BroadcastChannel | undefined;
let loading: Promise<void> | undefined;
/** Number of changes on this page. */
let changes = 0;

/**
 * Reads the saved conversations once, and follows changes in other tabs. Empties the screen when the device
 * is cleared or becomes shared (CHAT-29). Never rejects.
 */
export function loadConversations(): Promise<void> {
  loading ??= (async () => {
    channel = new BroadcastChannel(conversationChannel);
    channel.addEventListener('message', ({ data }: MessageEvent<ConversationNews>) => {
      if (data === 'forgotten') forgetOnScreen();
      else void readAgain();
    });
    // Both remove all settings, in whichever tab (platform/clear-device.ts).
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

/** Reads the saved conversations again. Never rejects. */
export async function readAgain(): Promise<void> {
  // A shared device saves nothing, so each tab has its own conversations.
  if (isSharedDevice()) return;
  const changesBefore = changes;
  try {
    const [saved, choices, draft] = await Promise.all([
      readValue<unknown>(conversationsName),
      readValue<Partial<Choices>>(choicesName),
      readValue<string>(draftName),
    ]);
    // The screen changed meanwhile, so the read data may be older.
    if (changes !== changesBefore) return await readAgain();
    const state = assistantStore.getState();
    assistantStore.setState({
      conversations: readConversations(saved),
      choices: { ...state.choices, ...choices },
      // Text that is being typed stays, whatever was saved.
      draft: state.loaded ? state.draft : state.draft || (draft ?? ''),
    });
  } catch (error) {
    refused(error);
  }
}

/** Changes the conversations on screen at once, and on the device if it saves anything. */
export async function changeConversations(
  change: (all: Conversations) => Conversations,
): Promise<void> {
  changes++;
  assistantStore.setState(({ conversations }) => ({ conversations: change(conversations) }));
  try {
    await changeValue<unknown>(conversationsName, (saved): SavedConversations => ({
      version: savedVersion,
      conversations: change(readConversations(saved)),
    }));
    channel?.postMessage('changed');
  } catch (error) {
    refused(error);
  }
}

/** Deletes all conversations and the draft. Rejects when the device did not. */
export async function deleteConversations(): Promise<void> {
  changes++;
  assistantStore.setState({ conversations: [], currentId: crypto.randomUUID(), draft: '' });
  await removeValue(conversationsName);
  await removeValue(draftName);
  channel?.postMessage('changed');
}

/**
 * Empties the screen after a sign-out, because the next person at this device must not read the conversation.
 */
function forgetOnScreen(): void {
  changes++;
  const { choices, saved } = assistantStore.getState();
  assistantStore.setState({ ...fresh(), choices, saved, loaded: true });
}

/** Shows another conversation; an empty one without an id. */
export const openConversation = (id: string = crypto.randomUUID()): void =>
  assistantStore.setState({ currentId: id });

export const setWaiting = (waiting: boolean): void => assistantStore.setState({ waiting });

/** Saves the visitor's choices and informs other tabs. */
export function choose(changed: Partial<Choices>): void {
  changes++;
  const choices = { ...assistantStore.getState().choices, ...changed };
  assistantStore.setState({ choices });
  saveValue(choicesName, choices).then(() => channel?.postMessage('changed'), refused);
}

/** Saves the text of the field. */
export function setDraft(draft: string): void {
  assistantStore.setState({ draft });
  saveValue(draftName, draft).catch(refused);
}

/** Adds dictated text to the field. */
export function addToDraft(text: string): void {
  setDraft(`${assistantStore.getState().draft.trimEnd()} ${text}`.trimStart());
}

function refused(error: unknown): void {
  console.info('The phone does not save the conversation', error);
  assistantStore.setState({ saved: false });
}
