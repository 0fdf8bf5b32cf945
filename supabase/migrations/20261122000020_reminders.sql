-- Reminders by Web Push, for whoever wants them, with or without an account: where a phone takes messages,
-- and on which days it wants one. What a reminder is about is known to the phone alone
-- (docs/decisions/0028-reminders.md).

-- The function push-subscribe writes now, for visitors too.
drop function public.keep_push_subscription(text, text, text, text);

alter table public.push_subscriptions
  -- Made on the phone at random: whoever has it may change and stop the reminders.
  alter column id drop default,
  -- Null: nobody was signed in there.
  alter column user_id drop not null,
  alter column user_id drop default,
  -- Texts are made on the phone, in its language.
  drop column language;

comment on table public.push_subscriptions is
  'Where phones take their reminders. Written by the function push-subscribe.';

create table public.push_reminders (
  -- Made up on the phone, which alone knows what it stands for.
  id text primary key check (id ~ '^[\w-]{22}$'),
  subscription_id uuid not null references public.push_subscriptions (id) on delete cascade,
  -- A day in India.
  remind_on date not null,
  sent_at timestamptz,
  -- How often it was tried, and not before when it is tried next. Whoever sends it sets that beforehand,
  -- so that nobody else sends it meanwhile.
  attempts smallint not null default 0,
  try_after timestamptz not null default now()
);

comment on table public.push_reminders is 'Days on which phones want a message: no text, no subject.';

create index push_reminders_subscription_id_idx on public.push_reminders (subscription_id);
create index push_reminders_due_idx on public.push_reminders (remind_on, subscription_id)
  where sent_at is null;

alter table public.push_reminders enable row level security;
revoke all on table public.push_reminders from public, anon, authenticated;
grant select, insert, update, delete on table public.push_reminders to service_role;

-- Keeps a phone's address and the reminders it wants from now on: `reminders` is a list of
-- { "id": text, "on": date }. What is planned and not in the list goes; what was sent stays sent. A phone
-- has one address, so an earlier subscription of the same address makes way. Tells how many are planned.
create function public.keep_push_reminders(
  id uuid, owner uuid, endpoint text, p256dh text, auth text, reminders jsonb
) returns integer
  language plpgsql set search_path = ''
as $$
#variable_conflict use_column
declare
  planned integer;
begin
  delete from public.push_subscriptions as old
    where old.endpoint = keep_push_reminders.endpoint and old.id <> keep_push_reminders.id;
  insert into public.push_subscriptions as kept (id, user_id, endpoint, p256dh, auth)
    values (
      keep_push_reminders.id, keep_push_reminders.owner, keep_push_reminders.endpoint,
      keep_push_reminders.p256dh, keep_push_reminders.auth
    )
    on conflict (id) do update set
      user_id = coalesce(excluded.user_id, kept.user_id), endpoint = excluded.endpoint,
      p256dh = excluded.p256dh, auth = excluded.auth, seen_at = now();
  delete from public.push_reminders as old
    where old.subscription_id = keep_push_reminders.id and old.sent_at is null
      and old.id not in (
        select given.id from jsonb_to_recordset(keep_push_reminders.reminders) as given (id text));
  insert into public.push_reminders (subscription_id, id, remind_on)
    select keep_push_reminders.id, given.id, given."on"
    from jsonb_to_recordset(keep_push_reminders.reminders) as given (id text, "on" date)
    on conflict (id) do nothing;
  select count(*) into planned from public.push_reminders as reminder
    where reminder.subscription_id = keep_push_reminders.id and reminder.sent_at is null;
  return planned;
end
$$;

-- Removes what nobody needs: reminders a month after their day, and phones that wanted none for as long.
create function public.tidy_push_reminders() returns void
  language plpgsql set search_path = ''
as $$
begin
  delete from public.push_reminders where remind_on < current_date - 30;
  delete from public.push_subscriptions as phone
    where phone.seen_at < now() - interval '30 days'
      and not exists (
        select from public.push_reminders as reminder where reminder.subscription_id = phone.id);
end
$$;

revoke all on function public.keep_push_reminders(uuid, uuid, text, text, text, jsonb)
  from public, anon, authenticated;
grant execute on function public.keep_push_reminders(uuid, uuid, text, text, text, jsonb) to service_role;
revoke all on function public.tidy_push_reminders() from public, anon, authenticated;
grant execute on function public.tidy_push_reminders() to service_role;

-- As before, with the days that each phone wants to be reminded on.
create or replace function public.export_my_data() returns jsonb
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
        to_jsonb(subscription) - 'user_id' - 'p256dh' - 'auth' || jsonb_build_object('reminders', (
          select coalesce(
            jsonb_agg(to_jsonb(reminder) - 'subscription_id' order by reminder.remind_on), '[]')
          from public.push_reminders as reminder where reminder.subscription_id = subscription.id))
        order by subscription.created_at), '[]')
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
