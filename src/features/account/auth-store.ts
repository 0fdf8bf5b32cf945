import { createContext, createElement, use, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Session } from '../../platform/backend/client.ts';

/** A signed-in person, as the auth server knows them. */
export interface AuthUser {
  id: string;
  email: string | null;
  phone: string | null;
}

/** A row of the `profiles` table (specification, section 3). */
export interface Profile {
  id: string;
  email: string | null;
  first_name: string;
  last_name: string;
  phone: string | null;
  company_name: string | null;
  business_type: string | null;
  business_intent: string | null;
  sector: string | null;
  business_stage: string | null;
  expected_start_date: string | null;
  state: string | null;
  city: string | null;
  is_email_verified: boolean;
  is_phone_verified: boolean;
  subscription_tier: string;
  created_at: string;
  updated_at: string;
  /** Counts the changes of the row (docs/decisions/0022-accounts.md). */
  version: number;
}

/** Who is signed in. `loading` is true until the stored session has been read (AUTH-05). */
export interface AuthState {
  user: AuthUser | null;
  profile: Profile | null;
  session: Session | null;
  /** When the server last confirmed who this is, in ms since 1970; null when nobody is signed in. */
  confirmedAt: number | null;
  /** True once the server was asked for the profile and did not give it. */
  unanswered: boolean;
  loading: boolean;
}

/** Before the stored session has been read; and, but for `loading`, when nobody is signed in. */
export const nobody: AuthState = {
  user: null,
  profile: null,
  session: null,
  confirmedAt: null,
  unanswered: false,
  loading: true,
};

export const authStore = createStore<AuthState>(() => nobody);

const AuthContext = createContext<typeof authStore | null>(null);

/** Gives the auth state to everything below it. */
export function AuthProvider({ children }: { children: ReactNode }) {
  return createElement(AuthContext, { value: authStore }, children);
}

/** The auth state, live. Throws outside an `AuthProvider` (AUTH-26). */
export function useAuth<T>(select: (state: AuthState) => T): T {
  const store = use(AuthContext);
  if (!store) throw new Error('useAuth must be used within an AuthProvider');
  return useStore(store, select);
}

/** The owner of what is queued on this phone: the signed-in user, or nobody. */
export const outboxOwner = (): string => authStore.getState().user?.id ?? 'anon';
