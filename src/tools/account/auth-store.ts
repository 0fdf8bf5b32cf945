import { createContext, createElement, use, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Row, Session } from '../../platform/backend/client.ts';

/** The signed-in user, as the auth server describes them. */
export interface AuthUser {
  id: string;
  email: string | null;
  phone: string | null;
}

/** A row of the `profiles` table without the server's times of edits. */
export type Profile = Omit<Row<'profiles'>, 'field_edits'>;

/** The state of the session. `loading` is true until the saved session has been read (AUTH-05). */
export interface AuthState {
  user: AuthUser | null;
  profile: Profile | null;
  session: Session | null;
  /** When the server last confirmed the user, in ms since 1970; null when nobody is signed in. */
  confirmedAt: number | null;
  /** True after the server failed to return the profile. */
  unanswered: boolean;
  loading: boolean;
}

/** The state before the saved session has been read. With `loading: false`: nobody is signed in. */
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

/** Provides the auth state to its children. */
export function AuthProvider({ children }: { children: ReactNode }) {
  return createElement(AuthContext, { value: authStore }, children);
}

/**
 * Returns the current auth state, and renders again at each change. Throws outside an `AuthProvider`
 * (AUTH-26).
 */
export function useAuth<T>(select: (state: AuthState) => T): T {
  const store = use(AuthContext);
  if (!store) throw new Error('useAuth must be used within an AuthProvider');
  return useStore(store, select);
}

/** Returns the owner of new items in the outbox: the signed-in user, or `anon`. */
export const outboxOwner = (): string => authStore.getState().user?.id ?? 'anon';
