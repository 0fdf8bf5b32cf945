-- The links in the newsletter's letters: one for each letter, and only its hash. A copy of the database
-- lets nobody confirm or leave for another, and a link in an old letter stays good
-- (docs/decisions/0010-newsletter.md).

create table public.newsletter_links (
  -- SHA-256 of the token in the letter's links.
  token_hash text primary key
    constraint newsletter_links_token_hash_is_sha256 check (token_hash ~ '^[0-9a-f]{64}$'),
  email text not null
    references public.newsletter_subscriptions (email) on update cascade on delete cascade,
  -- The request that the letter answered: its link confirms no other one. Leaving it always can.
  request uuid not null
);

comment on table public.newsletter_links is
  'Hashes of the tokens in newsletter letters, one row a letter.';

create index newsletter_links_email_idx on public.newsletter_links (email);

alter table public.newsletter_links enable row level security;
revoke all on table public.newsletter_links from public, anon, authenticated;
grant select, insert, update, delete on table public.newsletter_links to service_role;

insert into public.newsletter_links (token_hash, email, request)
  select encode(sha256(convert_to(token, 'UTF8')), 'hex'), email, id
  from public.newsletter_subscriptions;

alter table public.newsletter_subscriptions drop column token;
