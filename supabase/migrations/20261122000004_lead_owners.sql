-- Requests that a signed-in user sent, or sent before signing in, are shown to that user: what was
-- written and what the office calls it. The rest of the row is the office's.

alter table public.leads
  -- Null: sent by somebody who was not signed in.
  add column user_id uuid references auth.users (id) on delete set null;

create index leads_user_id_idx on public.leads (user_id, received_at) where user_id is not null;

create policy own on public.leads for select to authenticated
  using (user_id = (select auth.uid()));
create policy second_factor on public.leads as restrictive to authenticated
  using ((select private.second_factor_given()));

grant select (
  id, form_type, full_name, email, phone, business_name, details, client_timestamp, source, receipt,
  received_at, consent_notice, user_id
) on table public.leads to authenticated;

-- Gives the user the requests with these ids that belong to nobody, and tells how many there were. An id
-- is made at random on the phone that sent the request, and known to that phone and the office alone.
create function public.claim_leads(ids uuid[]) returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  me constant uuid := private.signed_in_user();
  claimed integer;
begin
  if cardinality(ids) > 200 then
    raise invalid_parameter_value using message = 'At most 200 ids at a time';
  end if;
  update public.leads set user_id = me where id = any (ids) and user_id is null;
  get diagnostics claimed = row_count;
  return claimed;
end
$$;

revoke all on function public.claim_leads(uuid[]) from public, anon, service_role;
grant execute on function public.claim_leads(uuid[]) to authenticated;
