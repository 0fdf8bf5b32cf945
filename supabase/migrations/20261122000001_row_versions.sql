-- What every table of personal data shares: whose request it is, and which version of each field is
-- kept (docs/decisions/0022-accounts.md).

-- Not among the schemas of the REST API: what is in here cannot be called from outside.
create schema private;
revoke all on schema private from public;
-- Policies are evaluated as the role that asks, and call second_factor_given.
grant usage on schema private to authenticated, service_role;

-- Whether the session has given a second factor, where the account has one. Without this, a password
-- alone would open everything to whoever calls the REST API instead of the pages.
create function private.second_factor_given() returns boolean
  language plpgsql stable security definer set search_path = ''
as $$
begin
  -- The embedded backend has no second factors, and not the table either.
  if to_regclass('auth.mfa_factors') is null then
    return true;
  end if;
  return coalesce(auth.jwt() ->> 'aal', 'aal1') = 'aal2' or not exists (
    select from auth.mfa_factors
    where user_id = auth.uid() and status::text = 'verified'
  );
end
$$;

-- The user of this request. Refused: nobody is signed in, or the second factor is missing.
create function private.signed_in_user() returns uuid
  language plpgsql stable security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
begin
  if me is null or not private.second_factor_given() then
    raise insufficient_privilege using message = 'Sign in first';
  end if;
  return me;
end
$$;

revoke all on function private.second_factor_given() from public;
revoke all on function private.signed_in_user() from public;
grant execute on function private.second_factor_given() to authenticated, service_role;

-- Numbers the changes of a row and remembers for each field the number and the time of its last one:
-- version, field_edits ({ field: { version, at } }), created_at and updated_at are the server's word,
-- whatever a client sends. sync_fields tells the time of edits that were made before they arrived.
create function private.keep_versions() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  times constant jsonb :=
    coalesce(nullif(current_setting('niyam.edit_times', true), '')::jsonb, '{}');
  was jsonb;
  field text;
  changed boolean := false;
begin
  if tg_op = 'INSERT' then
    new.version := 1;
    new.field_edits := '{}';
    new.created_at := now();
    new.updated_at := now();
    return new;
  end if;
  new.version := old.version;
  new.field_edits := old.field_edits;
  new.created_at := old.created_at;
  new.updated_at := old.updated_at;
  was := to_jsonb(old);
  for field in
    select entry.key from jsonb_each(to_jsonb(new)) as entry
    where entry.value is distinct from was -> entry.key
  loop
    changed := true;
    new.field_edits := new.field_edits || jsonb_build_object(field, jsonb_build_object(
      'version', old.version + 1,
      'at', coalesce(times -> field, to_jsonb(now()))
    ));
  end loop;
  if changed then
    new.version := old.version + 1;
    new.updated_at := now();
  end if;
  return new;
end
$$;

revoke all on function private.keep_versions() from public;
