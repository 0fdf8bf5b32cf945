-- A refusal of edits names the row it is about, so that a device can tell it from what a gateway, a proxy or
-- a Wi-Fi says in our place (docs/decisions/0033-answers.md). Postgres' own detail of a failed CHECK quotes
-- the whole row: it is no longer sent.
--
-- Otherwise as in 20261122000005_sync_fields.sql.
create or replace function public.sync_fields(target text, row_id uuid, seen bigint, edits jsonb) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  stored jsonb;
  known jsonb;
  field text;
  edit jsonb;
  edited_at timestamptz;
  stored_at timestamptz;
  winners jsonb := '{}';
  times jsonb := '{}';
  conflicts jsonb := '[]';
begin
  if target is null or target not in ('profiles', 'saved_checks', 'calendar_entries') then
    raise invalid_parameter_value using message = 'There is no such table to sync';
  end if;
  if jsonb_typeof(edits) is distinct from 'object' then
    raise invalid_parameter_value using message = 'edits must be an object';
  end if;
  execute format('select to_jsonb(stored) from public.%I as stored where id = $1 for update', target)
    into stored using row_id;
  if stored is null then
    return jsonb_build_object('row', null, 'conflicts', conflicts);
  end if;

  for field, edit in select entry.key, entry.value from jsonb_each(edits) as entry loop
    if not stored ? field
      or not has_column_privilege(format('public.%I', target), field, 'update') then
      raise insufficient_privilege using message = format('%s cannot be changed', field);
    end if;
    if jsonb_typeof(edit) is distinct from 'object'
      or not edit ? 'value'
      or jsonb_typeof(edit -> 'ageMs') is distinct from 'number' then
      raise invalid_parameter_value using message = format('%s needs a value and ageMs', field);
    end if;
    continue when edit -> 'value' = stored -> field;
    -- Neither from the future nor from before there were phones.
    edited_at := now() - least(greatest((edit ->> 'ageMs')::numeric, 0), 1e12)::double precision
      * interval '1 millisecond';
    known := stored -> 'field_edits' -> field;
    stored_at := coalesce((known ->> 'at')::timestamptz, (stored ->> 'created_at')::timestamptz);

    if coalesce((known ->> 'version')::bigint, 1) <= seen
      or known is null and coalesce(stored ->> field, '') = '' then
      -- Nobody else wrote it in the meantime, or ever.
      winners := winners || jsonb_build_object(field, edit -> 'value');
    elsif edited_at > stored_at then
      winners := winners || jsonb_build_object(field, edit -> 'value');
      conflicts := conflicts || jsonb_build_object(
        'field', field, 'kept', 'mine', 'value', edit -> 'value', 'other', stored -> field);
    else
      conflicts := conflicts || jsonb_build_object(
        'field', field, 'kept', 'theirs', 'value', stored -> field, 'other', edit -> 'value');
    end if;
    times := times || jsonb_build_object(field, edited_at);
  end loop;

  if winners <> '{}' then
    -- Read by keep_versions, and gone with this statement: the times are true of these fields alone.
    perform set_config('niyam.edit_times', times::text, true);
    execute format(
      'update public.%1$I as stored set (%2$s) =
         (select %2$s from jsonb_populate_record(null::public.%1$I, $1))
       where id = $2 returning to_jsonb(stored)',
      target,
      (select string_agg(quote_ident(winner.key), ', ') from jsonb_each(winners) as winner)
    ) into stored using winners, row_id;
    perform set_config('niyam.edit_times', '', true);
  end if;
  return jsonb_build_object('row', stored, 'conflicts', conflicts);
exception
  when data_exception or integrity_constraint_violation or insufficient_privilege then
    raise exception using errcode = sqlstate, message = sqlerrm, detail = 'row ' || row_id;
end
$$;
