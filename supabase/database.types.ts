/**
 * The tables and functions of the schema `public`. Written by `npm run db:types` from supabase/migrations:
 * do not edit. What the database cannot tell, the shape of a JSON value, stands in functions/_shared/tables.ts.
 */

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      assistant_answers: {
        Row: {
          answer: Json;
          answered_at: string;
          body_hash: string;
          id: string;
        };
        Insert: {
          answer: Json;
          answered_at?: string;
          body_hash: string;
          id: string;
        };
        Update: {
          answer?: Json;
          answered_at?: string;
          body_hash?: string;
          id?: string;
        };
        Relationships: [];
      };
      assistant_calls: {
        Row: {
          called_at: string;
          id: string;
          sender_hash: string | null;
        };
        Insert: {
          called_at?: string;
          id: string;
          sender_hash?: string | null;
        };
        Update: {
          called_at?: string;
          id?: string;
          sender_hash?: string | null;
        };
        Relationships: [];
      };
      calendar_entries: {
        Row: {
          created_at: string;
          done_on: string | null;
          due_on: string;
          field_edits: Json;
          id: string;
          note: string | null;
          remind_days_before: number | null;
          rule: string | null;
          title: string;
          updated_at: string;
          user_id: string;
          version: number;
        };
        Insert: {
          created_at?: string;
          done_on?: string | null;
          due_on: string;
          field_edits?: Json;
          id: string;
          note?: string | null;
          remind_days_before?: number | null;
          rule?: string | null;
          title: string;
          updated_at?: string;
          user_id?: string;
          version?: number;
        };
        Update: {
          created_at?: string;
          done_on?: string | null;
          due_on?: string;
          field_edits?: Json;
          id?: string;
          note?: string | null;
          remind_days_before?: number | null;
          rule?: string | null;
          title?: string;
          updated_at?: string;
          user_id?: string;
          version?: number;
        };
        Relationships: [];
      };
      consents: {
        Row: {
          agreed_on_device_at: string | null;
          given_at: string;
          id: string;
          language: string;
          notice_version: string;
          purpose: string;
          user_id: string;
          withdrawn_at: string | null;
        };
        Insert: {
          agreed_on_device_at?: string | null;
          given_at?: string;
          id: string;
          language: string;
          notice_version: string;
          purpose: string;
          user_id?: string;
          withdrawn_at?: string | null;
        };
        Update: {
          agreed_on_device_at?: string | null;
          given_at?: string;
          id?: string;
          language?: string;
          notice_version?: string;
          purpose?: string;
          user_id?: string;
          withdrawn_at?: string | null;
        };
        Relationships: [];
      };
      lead_announcements: {
        Row: {
          attempts: number;
          channel: 'email' | 'webhook';
          created_at: string;
          due_at: string;
          last_error: string | null;
          lead_id: string;
          leased_until: string | null;
          message_id: string;
          settled_at: string | null;
          state: 'waiting' | 'sent' | 'gave-up' | 'not-set-up';
        };
        Insert: {
          attempts?: number;
          channel: 'email' | 'webhook';
          created_at?: string;
          due_at?: string;
          last_error?: string | null;
          lead_id: string;
          leased_until?: string | null;
          message_id?: string;
          settled_at?: string | null;
          state?: 'waiting' | 'sent' | 'gave-up' | 'not-set-up';
        };
        Update: {
          attempts?: number;
          channel?: 'email' | 'webhook';
          created_at?: string;
          due_at?: string;
          last_error?: string | null;
          lead_id?: string;
          leased_until?: string | null;
          message_id?: string;
          settled_at?: string | null;
          state?: 'waiting' | 'sent' | 'gave-up' | 'not-set-up';
        };
        Relationships: [
          {
            foreignKeyName: 'lead_announcements_lead_id_fkey';
            columns: ['lead_id'];
            isOneToOne: false;
            referencedRelation: 'leads';
            referencedColumns: ['id'];
          },
        ];
      };
      leads: {
        Row: {
          body_hash: string;
          business_name: string;
          client_timestamp: string;
          consent_notice: string | null;
          details: Json;
          email: string;
          form_open_ms: number | null;
          form_type: 'consultation' | 'quote' | 'audit' | 'registration' | 'support';
          forward_after: string;
          forward_attempts: number;
          forwarded_at: string | null;
          full_name: string;
          id: string;
          phone: string;
          receipt: string;
          received_at: string;
          released_at: string | null;
          released_by: string | null;
          released_suspicion: string[] | null;
          sender_hash: string | null;
          source: string;
          suspicion: ('trap' | 'too-fast')[] | null;
          user_id: string | null;
        };
        Insert: {
          body_hash: string;
          business_name: string;
          client_timestamp: string;
          consent_notice?: string | null;
          details?: Json;
          email: string;
          form_open_ms?: number | null;
          form_type: 'consultation' | 'quote' | 'audit' | 'registration' | 'support';
          forward_after?: string;
          forward_attempts?: number;
          forwarded_at?: string | null;
          full_name: string;
          id: string;
          phone: string;
          receipt: string;
          received_at?: string;
          released_at?: string | null;
          released_by?: string | null;
          released_suspicion?: string[] | null;
          sender_hash?: string | null;
          source: string;
          suspicion?: ('trap' | 'too-fast')[] | null;
          user_id?: string | null;
        };
        Update: {
          body_hash?: string;
          business_name?: string;
          client_timestamp?: string;
          consent_notice?: string | null;
          details?: Json;
          email?: string;
          form_open_ms?: number | null;
          form_type?: 'consultation' | 'quote' | 'audit' | 'registration' | 'support';
          forward_after?: string;
          forward_attempts?: number;
          forwarded_at?: string | null;
          full_name?: string;
          id?: string;
          phone?: string;
          receipt?: string;
          received_at?: string;
          released_at?: string | null;
          released_by?: string | null;
          released_suspicion?: string[] | null;
          sender_hash?: string | null;
          source?: string;
          suspicion?: ('trap' | 'too-fast')[] | null;
          user_id?: string | null;
        };
        Relationships: [];
      };
      mistakes: {
        Row: {
          body_hash: string;
          id: string;
          locale: string;
          page: string;
          received_at: string;
          section: string;
          sender_hash: string | null;
          text: string;
        };
        Insert: {
          body_hash: string;
          id: string;
          locale: string;
          page: string;
          received_at?: string;
          section?: string;
          sender_hash?: string | null;
          text: string;
        };
        Update: {
          body_hash?: string;
          id?: string;
          locale?: string;
          page?: string;
          received_at?: string;
          section?: string;
          sender_hash?: string | null;
          text?: string;
        };
        Relationships: [];
      };
      newsletter_calls: {
        Row: {
          called_at: string;
          id: string;
          sender_hash: string;
        };
        Insert: {
          called_at?: string;
          id: string;
          sender_hash: string;
        };
        Update: {
          called_at?: string;
          id?: string;
          sender_hash?: string;
        };
        Relationships: [];
      };
      newsletter_links: {
        Row: {
          email: string;
          request: string;
          token_hash: string;
        };
        Insert: {
          email: string;
          request: string;
          token_hash: string;
        };
        Update: {
          email?: string;
          request?: string;
          token_hash?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'newsletter_links_email_fkey';
            columns: ['email'];
            isOneToOne: false;
            referencedRelation: 'newsletter_subscriptions';
            referencedColumns: ['email'];
          },
        ];
      };
      newsletter_subscriptions: {
        Row: {
          confirmed_at: string | null;
          consent: string;
          email: string;
          id: string;
          locale: string;
          mail_after: string;
          mailed_at: string | null;
          requested_at: string;
          status: 'pending' | 'confirmed' | 'unsubscribed';
          unsubscribed_at: string | null;
        };
        Insert: {
          confirmed_at?: string | null;
          consent: string;
          email: string;
          id: string;
          locale: string;
          mail_after?: string;
          mailed_at?: string | null;
          requested_at?: string;
          status?: 'pending' | 'confirmed' | 'unsubscribed';
          unsubscribed_at?: string | null;
        };
        Update: {
          confirmed_at?: string | null;
          consent?: string;
          email?: string;
          id?: string;
          locale?: string;
          mail_after?: string;
          mailed_at?: string | null;
          requested_at?: string;
          status?: 'pending' | 'confirmed' | 'unsubscribed';
          unsubscribed_at?: string | null;
        };
        Relationships: [];
      };
      profiles: {
        Row: {
          business_intent: string | null;
          business_stage: string | null;
          business_type: string | null;
          city: string | null;
          company_name: string | null;
          created_at: string;
          email: string | null;
          expected_start_date: string | null;
          field_edits: Json;
          first_name: string;
          id: string;
          is_email_verified: boolean;
          is_phone_verified: boolean;
          last_name: string;
          phone: string | null;
          sector: string | null;
          state: string | null;
          subscription_tier: string;
          updated_at: string;
          version: number;
        };
        Insert: {
          business_intent?: string | null;
          business_stage?: string | null;
          business_type?: string | null;
          city?: string | null;
          company_name?: string | null;
          created_at?: string;
          email?: string | null;
          expected_start_date?: string | null;
          field_edits?: Json;
          first_name?: string;
          id: string;
          is_email_verified?: boolean;
          is_phone_verified?: boolean;
          last_name?: string;
          phone?: string | null;
          sector?: string | null;
          state?: string | null;
          subscription_tier?: string;
          updated_at?: string;
          version?: number;
        };
        Update: {
          business_intent?: string | null;
          business_stage?: string | null;
          business_type?: string | null;
          city?: string | null;
          company_name?: string | null;
          created_at?: string;
          email?: string | null;
          expected_start_date?: string | null;
          field_edits?: Json;
          first_name?: string;
          id?: string;
          is_email_verified?: boolean;
          is_phone_verified?: boolean;
          last_name?: string;
          phone?: string | null;
          sector?: string | null;
          state?: string | null;
          subscription_tier?: string;
          updated_at?: string;
          version?: number;
        };
        Relationships: [];
      };
      push_calls: {
        Row: {
          called_at: string;
          id: string;
          sender_hash: string;
        };
        Insert: {
          called_at?: string;
          id: string;
          sender_hash: string;
        };
        Update: {
          called_at?: string;
          id?: string;
          sender_hash?: string;
        };
        Relationships: [];
      };
      push_reminders: {
        Row: {
          attempts: number;
          id: string;
          remind_on: string;
          sent_at: string | null;
          subscription_id: string;
          try_after: string;
        };
        Insert: {
          attempts?: number;
          id: string;
          remind_on: string;
          sent_at?: string | null;
          subscription_id: string;
          try_after?: string;
        };
        Update: {
          attempts?: number;
          id?: string;
          remind_on?: string;
          sent_at?: string | null;
          subscription_id?: string;
          try_after?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'push_reminders_subscription_id_fkey';
            columns: ['subscription_id'];
            isOneToOne: false;
            referencedRelation: 'push_subscriptions';
            referencedColumns: ['id'];
          },
        ];
      };
      push_subscriptions: {
        Row: {
          auth: string;
          created_at: string;
          endpoint: string;
          id: string;
          p256dh: string;
          seen_at: string;
          user_id: string | null;
        };
        Insert: {
          auth: string;
          created_at?: string;
          endpoint: string;
          id: string;
          p256dh: string;
          seen_at?: string;
          user_id?: string | null;
        };
        Update: {
          auth?: string;
          created_at?: string;
          endpoint?: string;
          id?: string;
          p256dh?: string;
          seen_at?: string;
          user_id?: string | null;
        };
        Relationships: [];
      };
      saved_checks: {
        Row: {
          created_at: string;
          data: Json;
          field_edits: Json;
          id: string;
          kind: string;
          subject: string | null;
          taken_at: string;
          updated_at: string;
          user_id: string;
          version: number;
        };
        Insert: {
          created_at?: string;
          data: Json;
          field_edits?: Json;
          id: string;
          kind: string;
          subject?: string | null;
          taken_at: string;
          updated_at?: string;
          user_id?: string;
          version?: number;
        };
        Update: {
          created_at?: string;
          data?: Json;
          field_edits?: Json;
          id?: string;
          kind?: string;
          subject?: string | null;
          taken_at?: string;
          updated_at?: string;
          user_id?: string;
          version?: number;
        };
        Relationships: [];
      };
    };
    Views: { [_ in never]: never };
    Functions: {
      claim_lead_announcement: {
        Args: { of_channel: string; lease_seconds: number };
        Returns: Json;
      };
      claim_leads: {
        Args: { ids: string[] };
        Returns: number;
      };
      delete_my_account: {
        Args: never;
        Returns: Json;
      };
      export_my_data: {
        Args: never;
        Returns: Json;
      };
      keep_push_reminders: {
        Args: {
          id: string;
          owner: string;
          endpoint: string;
          p256dh: string;
          auth: string;
          reminders: Json;
        };
        Returns: number;
      };
      release_lead: {
        Args: { of_receipt: string; by_whom: string };
        Returns: Json;
      };
      sync_fields: {
        Args: { target: string; row_id: string; seen: number; edits: Json };
        Returns: Json;
      };
      take_assistant_call: {
        Args: { call_id: string; callers: string[]; per_window: number; for_everybody: number };
        Returns: Json;
      };
      take_newsletter_letter: {
        Args: {
          letter: string;
          callers: string[];
          per_window: number;
          per_day: number;
          for_everybody: number;
        };
        Returns: number;
      };
      tidy_newsletter: {
        Args: never;
        Returns: undefined;
      };
      tidy_push_reminders: {
        Args: never;
        Returns: undefined;
      };
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};
