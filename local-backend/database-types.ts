import { formatText } from '../build/format-text.ts';
import type { Postgres } from './postgres.ts';

/** A column as the catalogue of Postgres describes it. */
interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
  /** Whether the database fills it in where an insert leaves it out. */
  readonly hasDefault: boolean;
  /** Definitions of the CHECK constraints on this column alone. */
  readonly checks: readonly string[];
}

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly columns: readonly string[];
  readonly referencedTable: string;
  readonly referencedColumns: readonly string[];
  /** Whether the columns are unique, so that one row refers to one row. */
  readonly isOneToOne: boolean;
}

interface DatabaseFunction {
  readonly name: string;
  readonly argumentNames: readonly string[] | null;
  readonly argumentTypes: readonly string[];
  readonly defaults: number;
  readonly returns: string;
}

const header = `/**
 * The tables and functions of the schema \`public\`. Written by \`npm run db:types\` from supabase/migrations:
 * do not edit. What the database cannot tell, the shape of a JSON value, stands in functions/_shared/tables.ts.
 */
`;

/**
 * Describes the schema `public` as formatted TypeScript source, in the form that supabase-js and postgrest-js expect. A CHECK that
 * lists the values of a column becomes a union of those values.
 *
 * Throws when a type is not known here: add it to `typeOf`.
 */
export async function databaseTypes(postgres: Postgres): Promise<string> {
  const columns = await read<Column>(postgres, columnsQuery);
  const foreignKeys = await read<ForeignKey>(postgres, foreignKeysQuery);
  const functions = await read<DatabaseFunction>(postgres, functionsQuery);
  const tables = [...new Set(columns.map(({ table }) => table))];
  const describeTable = (table: string) =>
    tableType(
      table,
      columns.filter((column) => column.table === table),
      foreignKeys.filter((key) => key.table === table),
    );
  const source = `${header}
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
${tables.map(describeTable).join('\n')}
    };
    Views: { [_ in never]: never };
    Functions: {
${functions.map(functionType).join('\n')}
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};
`;
  return formatText('database-types.ts', source);
}

function tableType(
  table: string,
  columns: readonly Column[],
  foreignKeys: readonly ForeignKey[],
): string {
  const field = (column: Column, optional: boolean) =>
    `${column.name}${optional ? '?' : ''}: ${valueType(column)}${column.nullable ? ' | null' : ''};`;
  const fields = (isOptional: (column: Column) => boolean) =>
    columns.map((column) => `          ${field(column, isOptional(column))}`).join('\n');
  return `      ${table}: {
        Row: {
${fields(() => false)}
        };
        Insert: {
${fields(({ nullable, hasDefault }) => nullable || hasDefault)}
        };
        Update: {
${fields(() => true)}
        };
        Relationships: [${foreignKeys.map(relationship).join(', ')}];
      };`;
}

const relationship = (key: ForeignKey): string => `{
          foreignKeyName: ${quote(key.name)};
          columns: [${key.columns.map(quote).join(', ')}];
          isOneToOne: ${key.isOneToOne};
          referencedRelation: ${quote(key.referencedTable)};
          referencedColumns: [${key.referencedColumns.map(quote).join(', ')}];
        }`;

function functionType({
  name,
  argumentNames,
  argumentTypes,
  defaults,
  returns,
}: DatabaseFunction): string {
  const firstOptional = argumentTypes.length - defaults;
  const args = argumentTypes.map((type, at) => {
    const argument = argumentNames?.[at];
    if (!argument) throw new Error(`An argument of ${name} has no name to call it by`);
    return `${argument}${at >= firstOptional ? '?' : ''}: ${typeOf(type)}`;
  });
  return `      ${name}: {
        Args: ${args.length > 0 ? `{ ${args.join('; ')} }` : 'never'};
        Returns: ${returns === 'void' ? 'undefined' : typeOf(returns)};
      };`;
}

/** The type of a column's values: the listed ones, or all of the column's type. */
function valueType({ type, checks }: Column): string {
  for (const check of checks) {
    const list = /(?:= ANY \(|<@ )ARRAY\[(.+?)\]/.exec(check)?.[1];
    const listed = [...(list ?? '').matchAll(/'([^']*)'::text/g)].map(([, value]) => value ?? '');
    const union = listed.map(quote).join(' | ');
    if (union) return type.endsWith('[]') ? `(${union})[]` : union;
  }
  return typeOf(type);
}

/** A type of Postgres as PostgREST writes its values in JSON. Throws when it is not known here. */
function typeOf(type: string): string {
  if (type.endsWith('[]')) return `${typeOf(type.slice(0, -2))}[]`;
  switch (type) {
    case 'text':
    case 'uuid':
    case 'date':
    case 'timestamp with time zone':
      return 'string';
    case 'smallint':
    case 'integer':
    case 'bigint':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'jsonb':
      return 'Json';
    default:
      throw new Error(`npm run db:types does not know the type ${type} yet`);
  }
}

const quote = (text: string): string => `'${text}'`;

async function read<Row>(postgres: Postgres, query: string): Promise<Row[]> {
  return (await postgres.query<Row>(query)).rows;
}

const columnsQuery = `
  select
    tables.relname as "table", columns.attname as "name",
    format_type(columns.atttypid, null) as "type",
    not columns.attnotnull as "nullable", columns.atthasdef as "hasDefault",
    array(
      select pg_get_constraintdef(checks.oid) from pg_constraint as checks
      where checks.conrelid = tables.oid and checks.contype = 'c'
        and checks.conkey = array[columns.attnum]
      order by checks.conname
    ) as "checks"
  from pg_class as tables
  join pg_attribute as columns on columns.attrelid = tables.oid
  where tables.relnamespace = 'public'::regnamespace and tables.relkind = 'r'
    and columns.attnum > 0 and not columns.attisdropped
  order by tables.relname, columns.attname`;

/** Keys to tables of other schemas are left out: PostgREST does not show those. */
const foreignKeysQuery = `
  select
    tables.relname as "table", keys.conname as "name",
    array(
      select attname from unnest(keys.conkey) with ordinality as part (number, place)
      join pg_attribute on attrelid = keys.conrelid and attnum = part.number order by part.place
    )::text[] as "columns",
    referenced.relname as "referencedTable",
    array(
      select attname from unnest(keys.confkey) with ordinality as part (number, place)
      join pg_attribute on attrelid = keys.confrelid and attnum = part.number order by part.place
    )::text[] as "referencedColumns",
    exists (
      select from pg_constraint as sole
      where sole.conrelid = keys.conrelid and sole.contype in ('p', 'u') and sole.conkey <@ keys.conkey
    ) as "isOneToOne"
  from pg_constraint as keys
  join pg_class as tables on tables.oid = keys.conrelid
  join pg_class as referenced on referenced.oid = keys.confrelid
  where keys.contype = 'f' and tables.relnamespace = 'public'::regnamespace
    and referenced.relnamespace = 'public'::regnamespace
  order by tables.relname, keys.conname`;

const functionsQuery = `
  select
    proname as "name", proargnames as "argumentNames", pronargdefaults as "defaults",
    array(
      select format_type(part.type, null)
      from unnest(proargtypes) with ordinality as part (type, place) order by part.place
    ) as "argumentTypes",
    format_type(prorettype, null) as "returns"
  from pg_proc
  where pronamespace = 'public'::regnamespace and prokind = 'f'
  order by proname`;
