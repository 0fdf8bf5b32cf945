import { expect, it } from 'vitest';
import { offices } from './offices.ts';

it('exactly one office is the main one, and all have different names (SHELL-17)', () => {
  expect(offices.filter(({ isMain }) => isMain)).toHaveLength(1);
  expect(new Set(offices.map(({ id }) => id)).size).toBe(offices.length);
});

it.each(offices.map((office) => [office.name, office] as const))(
  '%s has what is needed to go, write or call there, or says that it is to come (SHELL-17)',
  (_, { address, contact, coordinates, googleMapsUrl, status }) => {
    if (status === 'coming-soon') {
      expect(address.city).not.toBe('');
      return;
    }
    for (const line of [...Object.values(address), ...Object.values(contact)]) {
      expect(line.trim()).not.toBe('');
    }
    expect(address.postalCode).toMatch(/^\d{6}$/);
    expect(contact.phone).toMatch(/^\+91\d{10}$/);
    // In the south of India: swapped coordinates would be in the sea.
    expect(coordinates?.latitude).toBeGreaterThan(8);
    expect(coordinates?.latitude).toBeLessThan(20);
    expect(coordinates?.longitude).toBeGreaterThan(74);
    expect(coordinates?.longitude).toBeLessThan(85);
    expect(new URL(googleMapsUrl ?? '').hostname).toBe('www.google.com');
  },
);
