-- One letter for an address, however many wishes for it come at once.

alter table public.newsletter_subscriptions
  -- When a letter may go next. Moved on before one goes, so that whoever comes beside it waits.
  add column mail_after timestamptz not null default 'epoch';

update public.newsletter_subscriptions
  set mail_after = mailed_at + interval '10 minutes'
  where mailed_at is not null;
