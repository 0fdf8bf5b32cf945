-- How many phones one address has added for reminders: push-subscribe is open to everybody
-- (docs/decisions/0028-reminders.md).

create table public.push_calls (
  id uuid primary key,
  -- HMAC of the day and the caller's address with the service key: it tells two callers apart on one day.
  sender_hash text not null
    constraint push_calls_sender_hash_is_sha256 check (sender_hash ~ '^[0-9a-f]{64}$'),
  called_at timestamptz not null default now()
);

comment on table public.push_calls is
  'One row for each phone that was added for reminders: for the limit, nothing else.';

create index push_calls_sender_hash_idx on public.push_calls (sender_hash, called_at);
create index push_calls_called_at_idx on public.push_calls (called_at);

-- As with leads: no policy, so that nobody passes but service_role, and no grants besides.
alter table public.push_calls enable row level security;
revoke all on table public.push_calls from public, anon, authenticated;
grant select, insert, update, delete on table public.push_calls to service_role;

-- As before, and what is written down of callers, after two days.
create or replace function public.tidy_push_reminders() returns void
  language plpgsql set search_path = ''
as $$
begin
  delete from public.push_calls where called_at < now() - interval '2 days';
  delete from public.push_reminders where remind_on < current_date - 30;
  delete from public.push_subscriptions as phone
    where phone.seen_at < now() - interval '30 days'
      and not exists (
        select from public.push_reminders as reminder where reminder.subscription_id = phone.id);
end
$$;
