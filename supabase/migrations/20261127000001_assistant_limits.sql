-- Counts a question to the model in one step with the limits (docs/decisions/0032-limits.md): counted before and
-- written down after, of twelve at once each saw room for itself.

-- Takes one call for a caller, whose hash of today comes first in `callers`, unless everybody together has had
-- `for_everybody` since midnight UTC, or the caller has had `per_window` in ten minutes; 0: any number. Tells which
-- limit is reached, null when the call was taken, and in how many seconds there may be another.
create function public.take_assistant_call(
  call_id uuid, callers text[], per_window integer, for_everybody integer
) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  today constant timestamptz := date_trunc('day', clock_timestamp(), 'UTC');
  reached text;
  free_at timestamptz;
begin
  -- One at a time: of two at once, both would count themselves as the last.
  perform pg_advisory_xact_lock(hashtext('assistant calls'));
  if per_window > 0 then
    select max(called_at) + interval '10 minutes' into free_at from (
      select call.called_at from public.assistant_calls as call
        where call.sender_hash = any (callers)
          and call.called_at > clock_timestamp() - interval '10 minutes'
        order by call.called_at desc offset per_window - 1 limit 1) as last;
    if free_at is not null then
      reached := 'too-many';
    end if;
  end if;
  if for_everybody > 0 and for_everybody <= (
    select count(*) from public.assistant_calls as call where call.called_at >= today)
  then
    reached := 'budget-spent';
    free_at := today + interval '1 day';
  end if;
  if reached is not null then
    return jsonb_build_object('reached', reached, 'wait_seconds',
      greatest(1, ceil(extract(epoch from free_at - clock_timestamp()))));
  end if;
  insert into public.assistant_calls (id, sender_hash, called_at)
    values (call_id, callers[1], clock_timestamp());
  return jsonb_build_object('reached', null, 'wait_seconds', 0);
end
$$;

revoke all on function public.take_assistant_call(uuid, text[], integer, integer)
  from public, anon, authenticated;
grant execute on function public.take_assistant_call(uuid, text[], integer, integer) to service_role;
