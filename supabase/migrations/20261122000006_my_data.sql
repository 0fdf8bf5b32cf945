-- Everything the server keeps of a user, to take along and to delete (PROF-12).

-- A copy of all that is kept of the user who asks. Times are ISO 8601, keys those of the tables.
create function public.export_my_data() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  me constant uuid := private.signed_in_user();
begin
  return jsonb_build_object(
    'exported_at', now(),
    'account', (
      select jsonb_build_object(
        'id', account.id, 'email', account.email, 'phone', account.phone,
        'created_at', account.created_at, 'last_sign_in_at', account.last_sign_in_at,
        'user_metadata', account.raw_user_meta_data)
      from auth.users as account where account.id = me),
    'profile', (
      select to_jsonb(profile) - 'field_edits' from public.profiles as profile where profile.id = me),
    'consents', (
      select coalesce(jsonb_agg(to_jsonb(consent) - 'user_id' order by consent.given_at), '[]')
      from public.consents as consent where consent.user_id = me),
    'saved_checks', (
      select coalesce(
        jsonb_agg(to_jsonb(saved) - 'user_id' - 'field_edits' order by saved.taken_at), '[]')
      from public.saved_checks as saved where saved.user_id = me),
    'calendar_entries', (
      select coalesce(
        jsonb_agg(to_jsonb(entry) - 'user_id' - 'field_edits' order by entry.due_on), '[]')
      from public.calendar_entries as entry where entry.user_id = me),
    'push_subscriptions', (
      -- Without the keys: with them, whoever finds the copy could write to the phone.
      select coalesce(jsonb_agg(
        to_jsonb(subscription) - 'user_id' - 'p256dh' - 'auth' order by subscription.created_at), '[]')
      from public.push_subscriptions as subscription where subscription.user_id = me),
    'requests', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', lead.id, 'receipt', lead.receipt, 'received_at', lead.received_at,
        'form_type', lead.form_type, 'full_name', lead.full_name, 'email', lead.email,
        'phone', lead.phone, 'business_name', lead.business_name, 'details', lead.details,
        'client_timestamp', lead.client_timestamp, 'source', lead.source,
        'consent_notice', lead.consent_notice) order by lead.received_at), '[]')
      from public.leads as lead where lead.user_id = me)
  );
end
$$;

-- Deletes the account of the user who asks with all that is kept of it here, requests to the office
-- included, and tells how many rows of each kind went. There is no way back. What was sent on before,
-- to the office's sheet or by mail, is not reached from here; nor is the newsletter, which is left by
-- the link in its letters.
create function public.delete_my_account() returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  me constant uuid := private.signed_in_user();
  gone jsonb;
begin
  gone := jsonb_build_object(
    'profile', (select count(*) from public.profiles where id = me),
    'consents', (select count(*) from public.consents where user_id = me),
    'saved_checks', (select count(*) from public.saved_checks where user_id = me),
    'calendar_entries', (select count(*) from public.calendar_entries where user_id = me),
    'push_subscriptions', (select count(*) from public.push_subscriptions where user_id = me),
    'requests', (select count(*) from public.leads where user_id = me)
  );
  delete from public.leads where user_id = me;
  -- The auth server's own notes hold the e-mail address; where a project keeps them to itself, they go
  -- when it wipes them.
  if has_table_privilege('auth.audit_log_entries', 'select')
    and has_table_privilege('auth.audit_log_entries', 'delete') then
    delete from auth.audit_log_entries where payload ->> 'actor_id' = me::text;
  end if;
  -- Profile, consents and the rest are tied to it, and its sessions too.
  delete from auth.users where id = me;
  return gone;
end
$$;

revoke all on function public.export_my_data() from public, anon, service_role;
grant execute on function public.export_my_data() to authenticated;
revoke all on function public.delete_my_account() from public, anon, service_role;
grant execute on function public.delete_my_account() to authenticated;
