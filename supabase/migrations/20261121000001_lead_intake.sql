-- What came along with a lead, who may have sent too many, and which leads the owner's sheet still
-- lacks (docs/decisions/0009-lead-intake.md).

alter table public.leads
  -- The privacy notice the visitor saw, as version/language. Null: sent by an older version.
  add column consent_notice text,
  -- From the form's first display to the button, by the device's own stopwatch.
  add column form_open_ms integer,
  -- Why a machine may have sent it. Null: no reason known. Emptied by hand, with null, when a person
  -- has found the lead to be good: it is forwarded then.
  add column suspicion text[]
    constraint leads_suspicion_known
    check (cardinality(suspicion) > 0 and suspicion <@ array['trap', 'too-fast']),

  -- HMAC-SHA-256 of the caller's address and the day, with a key that is not in the database. Set to
  -- null a day later by whichever run comes next.
  add column sender_hash text
    constraint leads_sender_hash_is_sha256 check (sender_hash ~ '^[0-9a-f]{64}$'),

  -- Forwarding to the owner's sheet: when it said that it has the lead, how often it was tried, and
  -- when to try next.
  add column forwarded_at timestamptz,
  add column forward_attempts integer not null default 0,
  add column forward_after timestamptz not null default now();

-- How many came from one address lately; which hashes are to be wiped.
create index leads_sender_hash_idx on public.leads (sender_hash, received_at)
  where sender_hash is not null;

-- The oldest leads to forward.
create index leads_to_forward_idx on public.leads (received_at, id)
  where forwarded_at is null and suspicion is null;
