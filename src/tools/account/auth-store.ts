import { createContext, createElement, use, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Row, Session } from '../../platform/backend/client.ts';

/** A signed-in person, as the auth server knows them. */
export interface AuthUser {
  id: string;
  email: string | null;
  phone: string | null;
}

/** A row of the `profiles` table (specification, section 3); when each field was edited is the server's. */
export type Profile = Omit<Row<'profiles'>, 'field_edits'>;

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
