-- What a signed-in user keeps on the server besides the profile: consents, results and checklists,
-- dates, and where notifications go. All of it is the owner's alone, and goes with the account.

create table public.consents (
  -- Made on the device: sent twice, it is one row.
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,

  -- What was agreed to: a purpose, and version and language of the words that were shown.
  purpose text not null check (purpose ~ '^[a-z][a-z0-9-]{0,39}$'),
  notice_version text not null check (notice_version ~ '^[\w.-]{1,40}$'),
  language text not null check (language ~ '^[a-z]{2,3}$'),
  -- The device's clock, which may be wrong; null: agreed to with a network. given_at is the server's.
  agreed_on_device_at timestamptz,
  given_at timestamptz not null default now(),
  -- Set once, by the owner, to the time of the server. Agreeing again is a new row.
  withdrawn_at timestamptz
);

comment on table public.consents is
  'Who agreed to what, when, on which words, and when it was withdrawn. Rows are never changed besides.';

create table public.saved_checks (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,

  -- The tool that made it, such as business-health, licence-finder or checklist.
  kind text not null check (kind ~ '^[a-z][a-z0-9-]{0,39}$'),
  -- What it is about, such as a page's id, where a tool has several.
  subject text check (char_length(subject) <= 100),
  -- Answers, ticks and result, as the tool writes them.
  data jsonb not null check (pg_column_size(data) <= 65536),
  taken_at timestamptz not null,

  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version bigint not null default 1,
  field_edits jsonb not null default '{}'
);

comment on table public.saved_checks is 'Results and checklists that a user chose to keep with the account.';

create table public.calendar_entries (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,

  -- The rule it comes from, as the site names it; null: the user's own date.
  rule text check (char_length(rule) <= 100),
  title text not null check (char_length(title) between 1 and 200),
  due_on date not null,
  note text check (char_length(note) <= 2000),
  done_on date,
  remind_days_before smallint check (remind_days_before between 0 and 90),

  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version bigint not null default 1,
  field_edits jsonb not null default '{}'
);

comment on table public.calendar_entries is 'Dates that a user keeps with the account.';

create table public.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,

  -- Where the browser's own service takes messages: a phone has one, whoever is signed in on it.
  endpoint text not null unique
    check (endpoint ~ '^https://[^/?#@\s]+\.[^/?#@\s]+/\S*$' and char_length(endpoint) <= 1000),
  p256dh text not null check (p256dh ~ '^[\w-]{80,100}={0,2}$'),
  auth text not null check (auth ~ '^[\w-]{16,40}={0,2}$'),
  language text not null check (language ~ '^[a-z]{2,3}$'),
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);

comment on table public.push_subscriptions is
  'Where a user wants to be notified. Written through keep_push_subscription.';

create index consents_user_id_idx on public.consents (user_id);
create index saved_checks_user_id_idx on public.saved_checks (user_id, kind);
create index calendar_entries_user_id_idx on public.calendar_entries (user_id, due_on);
create index push_subscriptions_user_id_idx on public.push_subscriptions (user_id);

do $$
declare
  name text;
begin
  foreach name in array array['consents', 'saved_checks', 'calendar_entries', 'push_subscriptions'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('create policy own on public.%I to authenticated
      using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()))', name);
    execute format('create policy second_factor on public.%I as restrictive to authenticated
      using ((select private.second_factor_given()))', name);
    execute format('revoke all on table public.%I from public, anon, authenticated', name);
    execute format('grant select, insert, update, delete on table public.%I to service_role', name);
    execute format('grant select on table public.%I to authenticated', name);
  end loop;
end
$$;

-- Agreeing and withdrawing is all there is: no row is changed otherwise, and none is deleted alone.
grant insert (id, user_id, purpose, notice_version, language, agreed_on_device_at)
  on table public.consents to authenticated;
grant update (withdrawn_at) on table public.consents to authenticated;

grant insert (id, user_id, kind, subject, data, taken_at) on table public.saved_checks to authenticated;
grant update (data, taken_at) on table public.saved_checks to authenticated;
grant delete on table public.saved_checks to authenticated;

grant insert (id, user_id, rule, title, due_on, note, done_on, remind_days_before)
  on table public.calendar_entries to authenticated;
grant update (title, due_on, note, done_on, remind_days_before)
  on table public.calendar_entries to authenticated;
grant delete on table public.calendar_entries to authenticated;

grant delete on table public.push_subscriptions to authenticated;

-- The time of a withdrawal is the server's, and it stays.
create function private.withdraw_once() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if old.withdrawn_at is not null then
    new.withdrawn_at := old.withdrawn_at;
  elsif new.withdrawn_at is not null then
    new.withdrawn_at := now();
  end if;
  return new;
end
$$;

create trigger withdraw_once before update on public.consents
  for each row execute function private.withdraw_once();
create trigger z_versions before insert or update on public.saved_checks
  for each row execute function private.keep_versions();
create trigger z_versions before insert or update on public.calendar_entries
  for each row execute function private.keep_versions();

-- Keeps where this phone is notified, for the user who is signed in on it now: what an earlier user left
-- there, whose sign-out may have met no network, must not go on to somebody else's screen.
create function public.keep_push_subscription(
  endpoint text, p256dh text, auth text, language text
) returns uuid
  language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  me constant uuid := private.signed_in_user();
  kept uuid;
begin
  delete from public.push_subscriptions as old
    where old.endpoint = keep_push_subscription.endpoint and old.user_id <> me;
  insert into public.push_subscriptions (user_id, endpoint, p256dh, auth, language)
    values (
      me, keep_push_subscription.endpoint, keep_push_subscription.p256dh,
      keep_push_subscription.auth, keep_push_subscription.language
    )
    on conflict (endpoint) do update set
      p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language, seen_at = now()
    returning id into kept;
  return kept;
end
$$;

revoke all on function public.keep_push_subscription(text, text, text, text) from public, anon, service_role;
grant execute on function public.keep_push_subscription(text, text, text, text) to authenticated;
revoke all on function private.withdraw_once() from public;
