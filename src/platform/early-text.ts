/**
 * Saves text that a visitor types before the app is interactive.
 * The tab saves it, fills it in again after a reload, and passes it to the app when the app has loaded. A
 * form opts in with `data-draft`, or `data-draft="saved"` if it saves a draft of its own. Passwords and codes
 * are never saved. This module is part of each page's first script, so it must stay small.
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

/** Saves the values of the fields and the path of the page. Saves nothing on a shared device. */
function save(): void {
  timer = 0;
  try {
    if (localStorage.getItem('niyam.shared-phone') === 'on') return;
    const values = fields().map((field) => (isBox(field) ? field.checked : field.value));
    sessionStorage.setItem(key, JSON.stringify([location.pathname, ...values]));
  } catch (error) {
    // This browser stores nothing for the site.
    console.info(error);
  }
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
  try {
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
