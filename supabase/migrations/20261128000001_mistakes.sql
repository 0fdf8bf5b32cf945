-- Mistakes that readers report in a text, above all in a translation (docs/decisions/0056-translations.md).
--
-- A report waits on the phone and may come more than once, as a lead does: its own id is the primary key.

create table public.mistakes (
  -- Made on the reader's device when the report was sent off.
  id uuid primary key,
  -- The address of the page without the site, such as /hi/fssai-compliance.
  page text not null
    constraint mistakes_page_is_an_address check (page ~ '^/' and length(page) <= 300),
  -- The sentence or the part that the reader names; empty for the page as a whole.
  section text not null default ''
    constraint mistakes_section_length check (length(section) <= 500),
  -- The language of the page.
  locale text not null
    constraint mistakes_locale_is_a_tag check (locale ~ '^[a-z]{2,3}(-[a-z]{2})?$'),
  text text not null
    constraint mistakes_text_length check (length(text) between 1 and 2000),

  -- SHA-256 of the report as canonical JSON: another report under the same id is refused.
  body_hash text not null
    constraint mistakes_body_hash_is_sha256 check (body_hash ~ '^[0-9a-f]{64}$'),
  -- As with leads: tells two callers of a day apart, and is wiped a day later.
  sender_hash text
    constraint mistakes_sender_hash_is_sha256 check (sender_hash ~ '^[0-9a-f]{64}$'),
  received_at timestamptz not null default now()
);

comment on table public.mistakes is
  'What readers report as wrong in a text, one row each. Written by the function mistake alone.';

create index mistakes_received_at_idx on public.mistakes (received_at, id);
create index mistakes_sender_hash_idx on public.mistakes (sender_hash, received_at)
  where sender_hash is not null;

-- As with leads: no policy, so that nobody passes but service_role, and no grants besides.
alter table public.mistakes enable row level security;
revoke all on table public.mistakes from public, anon, authenticated;
grant select, insert, update, delete on table public.mistakes to service_role;
