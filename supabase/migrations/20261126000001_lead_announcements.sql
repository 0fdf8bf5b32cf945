-- The office hears about each new lead once, by e-mail and by webhook, and releases flagged leads by a
-- function (docs/decisions/0037-announcing-leads.md).

-- One row for each lead and channel. It is written in the lead's own transaction: a stored lead without its
-- announcements cannot exist. Leads stored before this migration have no rows and are not announced.
create table public.lead_announcements (
  lead_id uuid not null references public.leads (id) on delete cascade,
  channel text not null
    constraint lead_announcements_channel_known check (channel in ('email', 'webhook')),

  -- Receivers recognise a repeat by it (Message-ID, Idempotency-Key, webhook-id). It is not the lead's own id,
  -- because whoever knows that id can link the lead to an account (claim_leads).
  message_id uuid not null unique default gen_random_uuid(),

  -- waiting: to be sent. sent: the receiver accepted it. gave-up: it failed for a week. not-set-up: the
  -- channel had no settings for a day.
  state text not null default 'waiting'
    constraint lead_announcements_state_known
    check (state in ('waiting', 'sent', 'gave-up', 'not-set-up')),
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  -- A run that sends it holds it until then. The lease of a run that died ends by itself.
  leased_until timestamptz,
  -- A status or the name of an error, never what a visitor wrote.
  last_error text,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  primary key (lead_id, channel)
);

comment on table public.lead_announcements is
  'Which leads the office has been told of, and by which channel. Holds no personal data.';

create index lead_announcements_due_idx on public.lead_announcements (channel, due_at)
  where state = 'waiting';

-- As with leads: no policy, so that nobody passes but service_role, and no grants besides.
alter table public.lead_announcements enable row level security;
revoke all on table public.lead_announcements from public, anon, authenticated;
grant select, insert, update, delete on table public.lead_announcements to service_role;

create function private.queue_lead_announcements() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.lead_announcements (lead_id, channel)
    values (new.id, 'email'), (new.id, 'webhook');
  return null;
end
$$;

revoke all on function private.queue_lead_announcements() from public;

create trigger queue_announcements after insert on public.leads
  for each row execute function private.queue_lead_announcements();

-- Leases the announcement of a channel that has been due longest, and gives it with what is announced of its
-- lead. Null when none is due. Runs beside each other get different ones.
create function public.claim_lead_announcement(of_channel text, lease_seconds integer) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  claimed public.lead_announcements;
begin
  update public.lead_announcements as announcement
    set attempts = announcement.attempts + 1,
      leased_until = now() + make_interval(secs => lease_seconds)
    where announcement.message_id = (
      select due.message_id from public.lead_announcements as due
      where due.state = 'waiting' and due.channel = of_channel and due.due_at <= now()
        and (due.leased_until is null or due.leased_until <= now())
      order by due.due_at, due.created_at
      limit 1
      for update skip locked)
    returning announcement.* into claimed;
  if not found then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'message_id', claimed.message_id, 'attempts', claimed.attempts, 'created_at', claimed.created_at,
      'receipt', lead.receipt, 'received_at', lead.received_at, 'form_type', lead.form_type,
      'full_name', lead.full_name, 'phone', lead.phone, 'details', lead.details,
      -- As it was received: a release must not change the text of a repeat.
      'suspicion', coalesce(lead.suspicion, lead.released_suspicion))
    from public.leads as lead where lead.id = claimed.lead_id);
end
$$;

revoke all on function public.claim_lead_announcement(text, integer) from public, anon, authenticated;
grant execute on function public.claim_lead_announcement(text, integer) to service_role;

-- Who found a flagged lead to be good, when, and what it had been flagged for.
alter table public.leads
  add column released_at timestamptz,
  add column released_by text
    constraint leads_released_by_short check (char_length(released_by) between 1 and 200),
  add column released_suspicion text[];

comment on column public.leads.suspicion is
  'Why a machine may have sent it. Null: no reason known, or released by release_lead.';

-- Releases a flagged lead: its suspicion is cleared, and the sheet hears of that. Repeating it changes
-- nothing. Gives { outcome, receipt, released_at, released_by, suspicion }, where outcome is released,
-- already-released, not-flagged or unknown.
create function public.release_lead(of_receipt text, by_whom text) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  wanted constant text := upper(btrim(of_receipt));
  outcome text := 'released';
  lead public.leads;
begin
  if coalesce(btrim(by_whom), '') = '' then
    raise invalid_parameter_value using message = 'Say who releases the lead';
  end if;
  update public.leads as flagged
    set suspicion = null, released_at = now(), released_by = left(btrim(by_whom), 200),
      released_suspicion = flagged.suspicion,
      forwarded_at = null, forward_attempts = 0, forward_after = now()
    where flagged.receipt = wanted and flagged.suspicion is not null
    returning flagged.* into lead;
  if not found then
    select stored.* into lead from public.leads as stored where stored.receipt = wanted;
    outcome := case
      when not found then 'unknown'
      when lead.released_at is not null then 'already-released'
      else 'not-flagged' end;
  end if;
  return jsonb_build_object(
    'outcome', outcome, 'receipt', wanted, 'released_at', lead.released_at,
    'released_by', lead.released_by, 'suspicion', lead.released_suspicion);
end
$$;

revoke all on function public.release_lead(text, text) from public, anon, authenticated;
grant execute on function public.release_lead(text, text) to service_role;

-- Flagged leads reach the sheet too, marked. Those from before this migration stay behind until they are
-- released: the office was never told of them, and a sheet full of old spam helps nobody.
update public.leads set forward_after = 'infinity'
  where suspicion is not null and forwarded_at is null;

drop index public.leads_to_forward_idx;
create index leads_to_forward_idx on public.leads (received_at, id) where forwarded_at is null;
