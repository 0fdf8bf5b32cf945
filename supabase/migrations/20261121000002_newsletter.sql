-- The newsletter: who asked for it, and whether they have said so from their own mailbox.
--
-- Written by the newsletter function alone. An address is on the list only while its status is
-- confirmed: somebody must have pressed the button behind the link in the letter.

create table public.newsletter_subscriptions (
  -- Made on the device with the latest request for this address.
  id uuid primary key,
  -- In lower case: one row an address, however often it is entered.
  email text not null unique,
  locale text not null,
  -- The wording that was agreed to, as version/language.
  consent text not null,

  status text not null default 'pending'
    constraint newsletter_status_known check (status in ('pending', 'confirmed', 'unsubscribed')),
  -- In the links of every letter; a new request gets a new one.
  token text not null unique,

  requested_at timestamptz not null default now(),
  -- When the letter that asks for confirmation went; null: it still has to go.
  mailed_at timestamptz,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz
);

comment on table public.newsletter_subscriptions is
  'Newsletter addresses, one row each. Only confirmed ones are written to.';

-- As with leads: no policy, so that nobody passes but service_role, and no grants besides.
alter table public.newsletter_subscriptions enable row level security;
revoke all on table public.newsletter_subscriptions from public, anon, authenticated;
grant select, insert, update, delete on table public.newsletter_subscriptions to service_role;
