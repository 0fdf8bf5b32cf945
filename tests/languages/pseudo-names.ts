import type { Locator, Page } from '@playwright/test';
import { pseudoWords } from '../../build/pseudo/pseudo-text.ts';

type Named = Record<string, (...args: unknown[]) => unknown>;

const strange = (name: unknown): unknown => {
  if (typeof name === 'string') return pseudoWords(name);
  return name instanceof RegExp ? new RegExp(pseudoWords(name.source), name.flags) : name;
};

/** The text is found inside its brackets, so never as a whole. */
const strangeOptions = (options: unknown): unknown => {
  if (typeof options !== 'object' || options === null) return options;
  const { exact: _exact, ...rest } = options as { exact?: boolean; name?: unknown };
  return 'name' in rest ? { ...rest, name: strange(rest.name) } : rest;
};

const changed = new WeakSet<object>();
/** The pages that show a pseudo-language. */
const strangePages = new WeakSet<object>();

const isStrange = (one: unknown): boolean =>
  typeof one === 'object' &&
  one !== null &&
  strangePages.has(
    'page' in one && typeof one.page === 'function' ? (one.page as () => object)() : one,
  );

/**
 * Lets page models that know the English names of fields and buttons find those of a pseudo-language on this page
 * from here on.
 */
export function lookForPseudoNames(page: Page): void {
  strangePages.add(page);
  for (const one of [page, page.locator('html')] satisfies (Page | Locator)[]) {
    const kind = Object.getPrototypeOf(one) as Named;
    if (changed.has(kind)) continue;
    changed.add(kind);
    const byRole = kind.getByRole;
    kind.getByRole = function getByRole(role, options) {
      return byRole?.call(this, role, isStrange(this) ? strangeOptions(options) : options);
    };
    for (const method of ['getByText', 'getByLabel', 'getByPlaceholder', 'getByTitle']) {
      const found = kind[method];
      kind[method] = function byName(text, options) {
        return isStrange(this)
          ? found?.call(this, strange(text), strangeOptions(options))
          : found?.call(this, text, options);
      };
    }
  }
}
