import { z } from 'zod';
import type { Route } from './route.ts';

/**
 * Serves the OpenAPI 3.1 document of these routes. Generated on first request: it takes 30 ms,
 * which must not delay the start.
 */
export function openApi(routes: readonly Route[]): () => Response {
  let document: object | undefined;
  return () => Response.json((document ??= openApiDocument(routes, 'Server of a shop')));
}

/** A schema with an id is described only once. */
function openApiDocument(routes: readonly Route[], title: string): object {
  const components: Record<string, object> = {};
  const paths: Record<string, Record<string, object>> = {};

  /** Returns the JSON schema of a body, or a reference to its component. */
  function describe(schema: z.ZodType): object {
    const { $schema: _, $defs = {}, ...rest } = z.toJSONSchema(schema, { io: 'input' });
    const { id, ...described } = asComponent(rest);
    for (const [name, part] of Object.entries($defs)) {
      const { id: _id, ...component } = asComponent(part);
      components[name] = component;
    }
    if (id === undefined) return described;
    components[id] = described;
    return { $ref: `#/components/schemas/${id}` };
  }

  function content(types: Record<string, z.ZodType>): object {
    return Object.fromEntries(
      Object.entries(types).map(([type, schema]) => [type, { schema: describe(schema) }]),
    );
  }

  function parameters(place: 'query' | 'header', fields: z.ZodObject | undefined): object[] {
    return Object.entries(fields?.shape ?? {}).map(([name, schema]) => {
      const { description, ...described } = describe(schema as z.ZodType) as {
        description?: string;
      };
      const required = !z.safeParse(schema, undefined).success;
      return { in: place, name, required, description, schema: described };
    });
  }

  for (const { method, path, summary, description, request = {}, responses } of routes) {
    (paths[path] ??= {})[method] = {
      summary,
      description,
      parameters: [...parameters('query', request.query), ...parameters('header', request.headers)],
      ...(request.body && { requestBody: { required: true, content: content(request.body) } }),
      responses: Object.fromEntries(
        Object.entries(responses).map(([status, response]) => [
          status,
          {
            description: response.description,
            ...(response.content && { content: content(response.content) }),
          },
        ]),
      ),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    paths,
    components: { schemas: components },
  };
}

/** JSON Schema keeps referenced schemas in `$defs`, OpenAPI in the components. */
function asComponent(schema: z.core.JSONSchema.JSONSchema): { id?: string } {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')) as {
    id?: string;
  };
}
