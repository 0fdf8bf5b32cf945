-- The legal assistant: what it answered to which question's id, and how often the model was asked
-- (docs/decisions/0024-assistant.md). Written by its function alone; no question is ever stored.

create table public.assistant_answers (
  -- Made on the device with the question.
  id uuid primary key,
  -- SHA-256 of the body: the same id with another question is refused.
  body_hash text not null
    constraint assistant_answers_body_hash_is_sha256 check (body_hash ~ '^[0-9a-f]{64}$'),
  -- What was answered, so that a question sent twice gets one answer. Deleted two days later by
  -- whichever question comes next.
  answer jsonb not null,
  answered_at timestamptz not null default now()
);

comment on table public.assistant_answers is
  'Answers of the legal assistant by their question’s id, for two days. The question is not kept.';

create index assistant_answers_answered_at_idx on public.assistant_answers (answered_at);

create table public.assistant_calls (
  id uuid primary key,
  -- HMAC-SHA-256 of the caller's address and the day, with a key that is not in the database; null
  -- where nobody says from which address a question comes. Deleted with its row two days later.
  sender_hash text
    constraint assistant_calls_sender_hash_is_sha256 check (sender_hash ~ '^[0-9a-f]{64}$'),
  called_at timestamptz not null default now()
);

comment on table public.assistant_calls is
  'One row for each time the model was asked: for the limits, nothing else.';

create index assistant_calls_called_at_idx on public.assistant_calls (called_at);
create index assistant_calls_sender_hash_idx on public.assistant_calls (sender_hash, called_at)
  where sender_hash is not null;

-- As with leads: no policy, so that nobody passes but service_role, and no grants besides.
alter table public.assistant_answers enable row level security;
revoke all on table public.assistant_answers from public, anon, authenticated;
grant select, insert, update, delete on table public.assistant_answers to service_role;

alter table public.assistant_calls enable row level security;
revoke all on table public.assistant_calls from public, anon, authenticated;
grant select, insert, update, delete on table public.assistant_calls to service_role;
