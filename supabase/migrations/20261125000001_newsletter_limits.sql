-- How many letters the newsletter sends to addresses that nobody has confirmed, and how long those are kept
-- (docs/decisions/0032-limits.md).

create table public.newsletter_calls (
  id uuid primary key,
  -- HMAC of the day and the caller's address with the service key: it tells two callers apart on one day.
  sender_hash text not null
    constraint newsletter_calls_sender_hash_is_sha256 check (sender_hash ~ '^[0-9a-f]{64}$'),
  called_at timestamptz not null default now()
);

comment on table public.newsletter_calls is
  'One row for each letter that somebody asked the newsletter for: for the limits, nothing else.';

create index newsletter_calls_sender_hash_idx on public.newsletter_calls (sender_hash, called_at);
create index newsletter_calls_called_at_idx on public.newsletter_calls (called_at);
create index newsletter_subscriptions_pending_idx on public.newsletter_subscriptions (requested_at)
  where status = 'pending';

-- No policy, so that nobody passes but service_role, and no grants besides.
alter table public.newsletter_calls enable row level security;
revoke all on table public.newsletter_calls from public, anon, authenticated;
grant select, insert, update, delete on table public.newsletter_calls to service_role;

-- Takes one letter for a caller, whose hash of today comes first in `callers`, unless the caller has had
-- `per_window` in ten minutes or `per_day` since midnight UTC, or everybody together has had `for_everybody`
-- since then; 0: any number. Tells in how many seconds there may be another; 0: this one was taken.
create function public.take_newsletter_letter(
  letter uuid, callers text[], per_window integer, per_day integer, for_everybody integer
) returns integer
  language plpgsql set search_path = ''
as $$
declare
  today constant timestamptz := date_trunc('day', clock_timestamp(), 'UTC');
  free_at timestamptz;
begin
  -- One at a time: of two at once, both would count themselves as the last.
  perform pg_advisory_xact_lock(hashtext('newsletter letters'));
  if per_window > 0 then
    select max(called_at) + interval '10 minutes' into free_at from (
      select call.called_at from public.newsletter_calls as call
        where call.sender_hash = any (callers)
          and call.called_at > clock_timestamp() - interval '10 minutes'
        order by call.called_at desc offset per_window - 1 limit 1) as last;
  end if;
  if per_day > 0 and per_day <= (
    select count(*) from public.newsletter_calls as call
      where call.sender_hash = callers[1] and call.called_at >= today)
  or for_everybody > 0 and for_everybody <= (
    select count(*) from public.newsletter_calls as call where call.called_at >= today)
  then
    free_at := today + interval '1 day';
  end if;
  if free_at > clock_timestamp() then
    return greatest(1, ceil(extract(epoch from free_at - clock_timestamp())));
  end if;
  insert into public.newsletter_calls (id, sender_hash, called_at)
    values (letter, callers[1], clock_timestamp());
  return 0;
end
$$;

-- Deletes addresses that nobody confirmed within a week, with the links in their letters, and what is written
-- down of callers, after two days.
create function public.tidy_newsletter() returns void
  language plpgsql set search_path = ''
as $$
begin
  delete from public.newsletter_subscriptions
    where status = 'pending' and requested_at < now() - interval '7 days';
  delete from public.newsletter_calls where called_at < now() - interval '2 days';
end
$$;

revoke all on function public.take_newsletter_letter(uuid, text[], integer, integer, integer)
  from public, anon, authenticated;
grant execute on function public.take_newsletter_letter(uuid, text[], integer, integer, integer)
  to service_role;
revoke all on function public.tidy_newsletter() from public, anon, authenticated;
grant execute on function public.tidy_newsletter() to service_role;
