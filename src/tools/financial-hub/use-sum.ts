import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { useBeforeLeaving } from '../../platform/device/before-leaving.ts';
import { isSharedDevice } from '../../platform/device/shared-device-store.ts';
import { createDraftSaver, saveAfterMs } from '../../platform/draft-saver.ts';
import { addressOf, enteredInAddress, type AddressQuery } from './address.ts';
import { enteredInForm } from './entered-in-form.ts';
import type { Calculator, Entered } from './calculators/calculator.ts';
import { readEntered, withGroups } from './calculators/read-entered.ts';
import { saveSum, readSum, type SavedSum } from './saved-sum.ts';

/** The query of the page's address, and a callback to replace it. Routes own the address. */
export interface Address {
  search: Readonly<Record<string, unknown>>;
  replace: (search: AddressQuery) => void;
}

export interface Sum extends SavedSum {
  /** True while the form shows answers saved on an earlier visit. */
  restored: boolean;
  /** True if the device refused to save the answers. */
  refused: boolean;
  change: (id: string, text: string) => void;
  ask: () => void;
  /** Replaces all answers, by an example or by none; the visitor has not requested the result yet. */
  enter: (entered: Entered) => void;
}

const nothing: SavedSum = { entered: {}, asked: false };

/**
 * The state of one calculator. It starts from the address if that has answers, otherwise from the device. Each
 * change is saved on the device, and in the address once it is complete. A shared device saves neither.
 */
export function useSum(
  calculator: Calculator,
  address: Address,
  form: RefObject<HTMLFormElement | null>,
): Sum {
  const [sum, setSum] = useState<SavedSum>(nothing);
  const [restored, setRestored] = useState(false);
  const [refused, setRefused] = useState(false);
  const atStart = useRef(address);
  const replace = useRef(address.replace);
  const addressTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    replace.current = address.replace;
  });

  const draftSaver = useMemo(
    () =>
      createDraftSaver<SavedSum>(
        async (latest, leaving) => {
          await saveSum(calculator.slug, latest, leaving);
          setRefused(false);
        },
        (error) => {
          console.info('The numbers cannot be saved', error);
          setRefused(true);
        },
      ),
    [calculator],
  );

  /** Answers typed before the app loaded; they take precedence over saved ones. */
  const early = useRef<Entered>({});
  useLayoutEffect(() => {
    if (form.current) early.current = enteredInForm(calculator, form.current);
  }, [calculator, form]);

  useEffect(() => {
    let current = true;
    const leave = () => {
      current = false;
      // The next page has its own address.
      clearTimeout(addressTimer.current);
    };
    const typed = early.current;
    if (Object.keys(typed).length > 0) setSum({ entered: typed, asked: false });
    const said = enteredInAddress(calculator, atStart.current.search);
    if (Object.keys(said).length > 0) {
      setSum({ entered: { ...withGroups(calculator, said), ...typed }, asked: true });
      return leave;
    }
    readSum(calculator.slug).then(
      (stored) => {
        if (!current || !stored || draftSaver.isBehind()) return;
        setSum({ ...stored, entered: { ...stored.entered, ...typed } });
        setRestored(true);
      },
      (error: unknown) => {
        console.info('No saved numbers can be read', error);
        if (current) setRefused(true);
      },
    );
    return leave;
  }, [calculator, draftSaver]);

  useBeforeLeaving(useCallback(() => draftSaver.save(true), [draftSaver]));

  function set(next: SavedSum): void {
    setSum(next);
    draftSaver.change(next);
    clearTimeout(addressTimer.current);
    addressTimer.current = setTimeout(() => writeAddress(next), saveAfterMs);
  }

  function writeAddress({ entered, asked }: SavedSum): void {
    // The browser's history would save it.
    if (isSharedDevice()) return;
    const isWhole = 'values' in readEntered(calculator, entered);
    if (!asked) replace.current({});
    else if (isWhole) replace.current(addressOf(calculator, entered));
  }

  return {
    ...sum,
    restored,
    refused,
    change: (id, text) => set({ ...sum, entered: { ...sum.entered, [id]: text } }),
    ask: () => set({ ...sum, asked: true }),
    enter(entered) {
      setRestored(false);
      set({ entered: withGroups(calculator, entered), asked: false });
      draftSaver.save();
    },
  };
}
