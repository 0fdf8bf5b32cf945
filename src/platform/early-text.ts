/**
 * What is typed before the app is there (S5): saved for this tab, filled in again after a reload, and handed
 * to the app when it has come. Forms opt in with `data-draft` (`saved`: the form saves a draft of its own);
 * passwords and codes are never saved.
 * Part of the page's first script: keep it small.
 */
const key = 'niyam.early-text';
/** Typed text must be saved within 500 ms. */
const saveAfterMs = 200;
/** By then a form without a draft of its own has taken over what was typed. */
const handedOverMs = 1500;

declare global {
  interface Window {
    /** Set when the app has come: a form calls it when its draft is saved or dropped. */
    forgetEarlyText?: () => void;
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fields = () => [
  ...document.querySelectorAll<Field>('[data-draft] :is(input,textarea,select)'),
];
const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox';

/** Forms in which something was typed that the app has not seen. */
const typed = new Set<HTMLFormElement>();
let timer = 0;

/** Saves what stands in the fields, with the path of the page; on a shared device nothing. */
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

/** Fills in what was saved for this page, and saves what is typed from now on. */
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
 * Tells the app, which is there now, what stands in the forms: its own drafts go on from here. The tab
 * holds its copy until the draft is in the database (`data-draft="saved"`); that form calls
 * `window.forgetEarlyText`.
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
