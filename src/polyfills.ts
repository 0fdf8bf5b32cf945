/**
 * Features that browsers before 2023 lack (DEV-07, boot.ts). Only those browsers load them. boot.ts tests for
 * the newest one, `toReversed`: a browser that has it has the others.
 */
import 'core-js/stable/array/at';
import 'core-js/stable/array/to-reversed';
import 'core-js/stable/object/has-own';
import 'core-js/stable/string/replace-all';
import './platform/abort-timeout.ts';

if (!('randomUUID' in crypto)) {
  Object.defineProperty(crypto, 'randomUUID', {
    /** RFC 9562, version 4. */
    value: () => {
      const bytes = crypto.getRandomValues(new Uint8Array(16));
      bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
      bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
      const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
      return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
    },
  });
}
