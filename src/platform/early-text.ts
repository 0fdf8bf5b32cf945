/**
 * Saves text that a visitor types before the app is interactive.
 * The tab saves it, fills it in again after a reload, and passes it to the app when the app has loaded. A
 * form opts in with `data-draft`, or `data-draft="saved"` if it saves a draft of its own. Passwords and codes
 * are never saved. Letters typed while the search page is loading reach its field too. This module is part of each
 * page's first script, so it must stay small.
 */
const key = 'niyam.early-text';
/** Typed text must be saved within 500 ms. */
const saveAfterMs = 200;
/** After this time a form without its own draft has received the text. */
const handedOverMs = 1500;

declare global {
  interface Window {
    /** Set when the app has loaded. A form calls it after it saved or dropped its draft. */
    forgetEarlyText?: () => void;
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fields = () => [
  ...document.querySelectorAll<Field>('[data-draft] :is(input,textarea,select)'),
];
const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox';

/** Forms with typed text that the app has not received. */
const typed = new Set<HTMLFormElement>();
let timer = 0;

/** Saves a value for this tab. Saves nothing on a shared device. */
function saveInTab(name: string, value: string): void {
  try {
    if (localStorage.getItem('niyam.shared-phone') === 'on') return;
    sessionStorage.setItem(name, value);
  } catch (error) {
    // This browser stores nothing for the site.
    console.info(error);
  }
}

/** Saves the values of the fields and the path of the page. */
function save(): void {
  timer = 0;
  const values = fields().map((field) => (isBox(field) ? field.checked : field.value));
  saveInTab(key, JSON.stringify([location.pathname, ...values]));
}

const lettersKey = 'niyam.letters';
/** The letters since a press on the search button; undefined before it. Its page takes them (src/app/navigation.ts). */
let letters: string | undefined;

/** Other forms, such as that for signing in, are followed by letters that nobody may save. */
function onSubmit({ target }: Event): void {
  if ((target as Element).matches('[role=search]')) letters = '';
}

function onKey({ key: letter, ctrlKey, metaKey, altKey }: KeyboardEvent): void {
  if (letters === undefined || letter.length > 1 || ctrlKey || metaKey || altKey) return;
  letters += letter;
  saveInTab(lettersKey, letters);
}

/** On the page that a search button has opened, writes the letters into its field. */
function takeLetters(): void {
  const typedLetters = sessionStorage.getItem(lettersKey);
  sessionStorage.removeItem(lettersKey);
  const field = document.querySelector<HTMLInputElement>('[data-takes-focus]');
  if (!field || location.search !== '?q=') return;
  field.focus();
  if (!typedLetters || !field.form) return;
  field.value = typedLetters;
  typed.add(field.form);
}

function onInput({ target }: Event): void {
  const form = (target as Element).closest<HTMLFormElement>('[data-draft]');
  if (!form) return;
  typed.add(form);
  timer ||= window.setTimeout(save, saveAfterMs);
}

/** Fills in the text that was saved for this page, and saves further text. */
export function saveEarlyText(): void {
  addEventListener('input', onInput);
  addEventListener('submit', onSubmit);
  addEventListener('keydown', onKey);
  try {
    takeLetters();
    const [path, ...values] = JSON.parse(sessionStorage.getItem(key) ?? '[]') as unknown[];
    const all = fields();
    // Another version of the page may have other fields.
    if (path !== location.pathname || values.length !== all.length) return;
    all.forEach((field, index) => {
      if (isBox(field)) field.checked = values[index] === true;
      else field.value = String(values[index]);
      if (!field.form) return;
      field.form.dataset.restored = '';
      typed.add(field.form);
    });
  } catch (error) {
    console.info(error);
  }
}

/**
 * Passes the typed text to the forms of the loaded app. The tab retains its copy until the form has saved its
 * draft (`data-draft="saved"`) and calls `window.forgetEarlyText`.
 */
export function handOverEarlyText(): void {
  removeEventListener('input', onInput);
  removeEventListener('submit', onSubmit);
  if (timer) {
    clearTimeout(timer);
    save();
  }
  window.forgetEarlyText = forget;
  let hasDraft = false;
  for (const { elements, dataset } of typed) {
    elements[0]?.dispatchEvent(new Event('input', { bubbles: true }));
    hasDraft ||= dataset.draft === 'saved';
  }
  if (!hasDraft) setTimeout(forget, handedOverMs);
}

function forget(): void {
  try {
    sessionStorage.removeItem(key);
  } catch (error) {
    console.info(error);
  }
}
