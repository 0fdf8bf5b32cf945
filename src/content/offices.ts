import { business } from './business.ts';

/** An office open to visitors now or later (SHELL-16, SHELL-17). */
export interface Office {
  id: string;
  name: string;
  type: 'head' | 'branch';
  address: { street: string; city: string; state: string; postalCode: string; country: 'India' };
  contact: { phone: string; email: string };
  /** Coordinates of the locality, not of the building: an owner enters their own. */
  coordinates: { latitude: number; longitude: number } | null;
  googleMapsUrl: string | null;
  isMain: boolean;
  status: 'active' | 'coming-soon';
}

const { phone, email } = business;
const contact = { phone, email };

const map = (place: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;

/** The offices that the specification names. Streets are placeholders for the owner to replace. */
export const offices: readonly Office[] = [
  {
    id: 'kukatpally',
    name: 'Kukatpally',
    type: 'head',
    address: {
      street: 'Kukatpally',
      city: 'Hyderabad',
      state: 'Telangana',
      postalCode: '500072',
      country: 'India',
    },
    contact,
    coordinates: { latitude: 17.4849, longitude: 78.4138 },
    googleMapsUrl: map('Kukatpally, Hyderabad'),
    isMain: true,
    status: 'active',
  },
  {
    id: 'banjara-hills',
    name: 'Banjara Hills',
    type: 'branch',
    address: {
      street: 'Banjara Hills',
      city: 'Hyderabad',
      state: 'Telangana',
      postalCode: '500034',
      country: 'India',
    },
    contact,
    coordinates: { latitude: 17.4156, longitude: 78.4347 },
    googleMapsUrl: map('Banjara Hills, Hyderabad'),
    isMain: false,
    status: 'active',
  },
  comingSoon('mumbai', 'Mumbai', 'Maharashtra'),
  comingSoon('bengaluru', 'Bengaluru', 'Karnataka'),
];

function comingSoon(id: string, city: string, state: string): Office {
  return {
    id,
    name: city,
    type: 'branch',
    address: { street: '', city, state, postalCode: '', country: 'India' },
    contact,
    coordinates: null,
    googleMapsUrl: null,
    isMain: false,
    status: 'coming-soon',
  };
}

export const activeOffices = offices.filter(({ status }) => status === 'active');
