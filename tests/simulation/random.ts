import { randomFrom } from '../../build/random.ts';

/** All chance of a history comes from here. */
export class Random {
  private readonly next: () => number;

  constructor(seed: number) {
    this.next = randomFrom(seed);
  }

  /** From 0 to 1. */
  unit = (): number => this.next();

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  between(least: number, most: number): number {
    return least + (most - least) * this.next();
  }

  /** A whole number from 0 to `count` - 1. */
  index(count: number): number {
    return Math.floor(this.next() * count);
  }

  pick<T>(list: readonly T[]): T | undefined {
    return list[this.index(list.length)];
  }

  /** One of the names, each as likely as its weight says. */
  weighted<Name extends string>(weights: Readonly<Record<Name, number>>): Name {
    const entries = Object.entries(weights) as [Name, number][];
    let left = this.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [name, weight] of entries) {
      left -= weight;
      if (left < 0) return name;
    }
    throw new Error('There is nothing to choose from');
  }

  /** Mostly short, sometimes long, so that everything happens in between everything else. */
  delay(): number {
    const range = this.next();
    if (range < 0.55) return this.between(0, 40);
    if (range < 0.8) return this.between(0, 1500);
    return range < 0.95 ? this.between(0, 12_000) : this.between(0, 90_000);
  }

  diskDelay(): number {
    return this.next() * 0.5;
  }

  uuid(): `${string}-${string}-${string}-${string}-${string}` {
    const hex = (length: number) => {
      let text = '';
      while (text.length < length) text += Math.floor(this.next() * 16).toString(16);
      return text;
    };
    const variant = '89ab'.charAt(this.index(4));
    return `${hex(8)}-${hex(4)}-4${hex(3)}-${variant}${hex(3)}-${hex(12)}`;
  }
}
