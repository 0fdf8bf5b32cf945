import type { FactId } from '../facts/lookup.ts';
import type { PortalId } from '../portals.ts';

/** The topics of every page of a state, in this order. */
export const stateTopics = [
  'shops-act',
  'trade-licence',
  'professional-tax',
  'fire',
  'hours',
  'wages',
  'vending',
  'pollution',
] as const;
export type StateTopic = (typeof stateTopics)[number];

/** The figures of one topic, and the site of its office. Without `facts` nobody has read it for us. */
interface TopicOfState {
  facts?: readonly [FactId, ...FactId[]];
  ask: PortalId;
}

/** What we know of the law of one state; `locales/<language>/pages/states` puts it into sentences. */
export type StatePack = Readonly<Record<StateTopic, TopicOfState>>;

/** The topics of a state that we know. */
export type KnownTopic<Pack extends StatePack> = {
  [Topic in StateTopic]: Pack[Topic] extends { facts: readonly FactId[] } ? Topic : never;
}[StateTopic];
