export { leadIntake } from '../../../supabase/functions/lead-intake/handler.ts';
export { problem } from '../../../supabase/functions/_shared/responses.ts';
export { nameItem } from '../../../supabase/functions/_shared/name-item.ts';
