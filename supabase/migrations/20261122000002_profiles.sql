-- Profiles: one row a user, made with the account.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,

  -- The auth server's word, kept in step by a trigger.
  email text,
  is_email_verified boolean not null default false,
  is_phone_verified boolean not null default false,
  -- Set by the office alone.
  subscription_tier text not null default 'free',

  -- What the user says.
  first_name text not null default '' check (char_length(first_name) <= 100),
  last_name text not null default '' check (char_length(last_name) <= 100),
  phone text check (char_length(phone) <= 32),
  company_name text check (char_length(company_name) <= 200),
  business_type text check (char_length(business_type) <= 100),
  business_intent text check (char_length(business_intent) <= 300),
  sector text check (char_length(sector) <= 100),
  business_stage text check (char_length(business_stage) <= 100),
  expected_start_date date,
  state text check (char_length(state) <= 100),
  city text check (char_length(city) <= 100),

  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version bigint not null default 1,
  field_edits jsonb not null default '{}'
);

comment on table public.profiles is
  'What a signed-in user told about the business. One row a user; read and written by its owner.';

alter table public.profiles enable row level security;

create policy own on public.profiles to authenticated
  using (id = (select auth.uid()))
  -- A client that finds no profile makes one, and may only say of these what is true of a new user.
  with check (id = (select auth.uid()));
create policy new_ones_are_plain on public.profiles as restrictive for insert to authenticated
  with check (subscription_tier = 'free' and not is_email_verified and not is_phone_verified);
create policy second_factor on public.profiles as restrictive to authenticated
  using ((select private.second_factor_given()));

-- Row-level security is about rows. Which columns may be written is said by grants, and a grant on the
-- whole table, as Supabase gives by default, would override those on columns: it goes first.
revoke all on table public.profiles from public, anon, authenticated;
grant select on table public.profiles to authenticated;
grant insert (
  id, email, first_name, last_name, phone, company_name, business_type, business_intent, sector,
  business_stage, expected_start_date, state, city, is_email_verified, is_phone_verified,
  subscription_tier, created_at, updated_at
) on table public.profiles to authenticated;
grant update (
  first_name, last_name, phone, company_name, business_type, business_intent, sector,
  business_stage, expected_start_date, state, city
) on table public.profiles to authenticated;
grant select, insert, update, delete on table public.profiles to service_role;

-- A number that was verified is no longer so when the user writes another one.
create function private.check_phone_again() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if new.phone is distinct from old.phone and new.is_phone_verified = old.is_phone_verified then
    new.is_phone_verified := false;
  end if;
  return new;
end
$$;

-- Made by a client: the address is that of the account, whatever it wrote.
create function private.take_account_email() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  new.email := (select email from auth.users where id = new.id);
  return new;
end
$$;

create trigger a_email before insert on public.profiles
  for each row execute function private.take_account_email();
create trigger a_phone before update on public.profiles
  for each row execute function private.check_phone_again();
-- Triggers of one kind run in the order of their names: this one sees what the others changed.
create trigger z_versions before insert or update on public.profiles
  for each row execute function private.keep_versions();

-- A text of the sign-up's metadata, fit for a column; null when there is none.
create function private.metadata_text(metadata jsonb, field text, longest integer) returns text
  language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(metadata -> field) = 'string'
    then nullif(left(btrim(metadata ->> field), longest), '') end
$$;

-- A day of the sign-up's metadata; null when it is none. Whoever signs up must not fail over it.
create function private.metadata_date(metadata jsonb, field text) returns date
  language plpgsql immutable set search_path = ''
as $$
declare
  day constant text := private.metadata_text(metadata, field, 10);
begin
  if day !~ '^\d{4}-\d\d-\d\d$' then
    return null;
  end if;
  return day::date;
exception when datetime_field_overflow then
  return null;
end
$$;

-- Whether a profile's number is the one that the auth server has verified: it keeps digits alone.
create function private.is_same_phone(written text, verified text) returns boolean
  language sql immutable set search_path = ''
as $$
  select coalesce(regexp_replace(written, '\D', '', 'g') = regexp_replace(verified, '\D', '', 'g'), false)
$$;

-- Runs with every sign-up: whatever the metadata holds, it must not fail.
create function private.make_profile() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  said constant jsonb := coalesce(new.raw_user_meta_data, '{}');
  own_phone constant text := coalesce(private.metadata_text(said, 'phone', 32), nullif(new.phone, ''));
begin
  insert into public.profiles (
    id, email, is_email_verified, is_phone_verified, first_name, last_name, phone, company_name,
    business_type, business_intent, sector, business_stage, expected_start_date, state, city
  ) values (
    new.id,
    new.email,
    new.email_confirmed_at is not null,
    new.phone_confirmed_at is not null and private.is_same_phone(own_phone, new.phone),
    coalesce(private.metadata_text(said, 'first_name', 100), ''),
    coalesce(private.metadata_text(said, 'last_name', 100), ''),
    own_phone,
    private.metadata_text(said, 'company_name', 200),
    private.metadata_text(said, 'business_type', 100),
    private.metadata_text(said, 'business_intent', 300),
    private.metadata_text(said, 'sector', 100),
    private.metadata_text(said, 'business_stage', 100),
    private.metadata_date(said, 'expected_start_date'),
    private.metadata_text(said, 'state', 100),
    private.metadata_text(said, 'city', 100)
  ) on conflict (id) do nothing;
  return new;
end
$$;

-- Keeps address and verified flags as the auth server has them.
create function private.copy_auth_words(account uuid) returns void
  language sql security definer set search_path = ''
as $$
  update public.profiles as profile set
    email = account_row.email,
    is_email_verified = account_row.email_confirmed_at is not null,
    is_phone_verified = account_row.phone_confirmed_at is not null
      and private.is_same_phone(profile.phone, account_row.phone)
  from auth.users as account_row
  where account_row.id = account and profile.id = account
    and (profile.email, profile.is_email_verified, profile.is_phone_verified) is distinct from (
      account_row.email::text,
      account_row.email_confirmed_at is not null,
      account_row.phone_confirmed_at is not null
        and private.is_same_phone(profile.phone, account_row.phone)
    )
$$;

create function private.follow_account() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.copy_auth_words(new.id);
  return null;
end
$$;

create trigger make_profile after insert on auth.users
  for each row execute function private.make_profile();
create trigger profile_follows_account
  after update of email, email_confirmed_at, phone, phone_confirmed_at on auth.users
  for each row execute function private.follow_account();
-- Made by a client: it could not say that an address is verified, the account can.
create trigger profile_follows_account after insert on public.profiles
  for each row execute function private.follow_account();

revoke all on all functions in schema private from public;
grant execute on function private.second_factor_given() to authenticated, service_role;

-- Those who signed up before there were profiles.
insert into public.profiles (id) select id from auth.users on conflict (id) do nothing;
