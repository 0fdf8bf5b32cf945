-- Leads: what visitors sent through the consultation, quote, audit, registration and support forms.
--
-- A form filled in offline waits on the phone and may be sent more than once: the answer to the
-- first delivery can be lost on the way back. The submission's own id is therefore the primary key,
-- and the lead-intake function inserts with ON CONFLICT DO NOTHING. However often a submission is
-- sent, it ends as exactly one row.

create table public.leads (
  -- Made on the visitor's device when the form was submitted.
  id uuid primary key,

  form_type text not null
    constraint leads_form_type_known
    check (form_type in ('consultation', 'quote', 'audit', 'registration', 'support')),
  full_name text not null,
  email text not null,
  phone text not null,
  business_name text not null,

  -- The fields of the form's own type: businessType, budget, urgency, notes and so on. The function
  -- checks which of them a type needs.
  details jsonb not null default '{}'::jsonb,

  -- The device's clock, which may be wrong by years; received_at is the one to trust.
  client_timestamp timestamptz not null,
  -- The site that sent it and the address of the page the form was opened on, with its language.
  source text not null,

  -- SHA-256 of the submission as canonical JSON. A replay has the same hash; a different one under
  -- the same id is refused, so that an accepted lead can never be overwritten.
  body_hash text not null
    constraint leads_body_hash_is_sha256 check (body_hash ~ '^[0-9a-f]{64}$'),

  -- What the visitor reads out on the telephone, such as N-7F3K9Q.
  receipt text not null unique,
  received_at timestamptz not null default now()
);

comment on table public.leads is
  'Form submissions, one row each. Written by the lead-intake function alone.';

-- The newest leads are listed page by page in this order.
create index leads_received_at_idx on public.leads (received_at, id);

-- Row-level security with no policy: nobody passes but service_role, which bypasses it.
alter table public.leads enable row level security;

-- Second lock, so that a policy added by mistake opens nothing: Supabase grants new tables to these
-- roles by default.
revoke all on table public.leads from public, anon, authenticated;
grant select, insert, update, delete on table public.leads to service_role;
