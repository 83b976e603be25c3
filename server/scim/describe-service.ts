import { MAX_COUNT } from "./list-resources.ts";
import { GROUP_SCHEMA, presentList, USER_SCHEMA } from "./present.ts";
import { noResource } from "./refuse-request.ts";

const CONFIG_SCHEMA = "urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig";
const TYPE_SCHEMA = "urn:ietf:params:scim:schemas:core:2.0:ResourceType";
const SCHEMA_SCHEMA = "urn:ietf:params:scim:schemas:core:2.0:Schema";

export const serviceProviderConfig = (base: string) => ({
  schemas: [CONFIG_SCHEMA],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: MAX_COUNT },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: true },
  authenticationSchemes: [
    {
      type: "oauthbearertoken",
      name: "Bearer token",
      description: "The token from the sign-in settings of the workspace",
      primary: true,
    },
  ],
  meta: { resourceType: "ServiceProviderConfig", location: `${base}/ServiceProviderConfig` },
});

const resourceType = (base: string, id: "User" | "Group", schema: string) => ({
  schemas: [TYPE_SCHEMA],
  id,
  name: id,
  endpoint: `/${id}s`,
  schema,
  meta: { resourceType: "ResourceType", location: `${base}/ResourceTypes/${id}` },
});

type Attribute = {
  name: string;
  type?: "string" | "boolean" | "complex" | "reference";
  description: string;
  multiValued?: boolean;
  required?: boolean;
  caseExact?: boolean;
  mutability?: "readWrite" | "readOnly" | "immutable";
  uniqueness?: "none" | "server";
  referenceTypes?: string[];
  subAttributes?: object[];
};

const attribute = ({ name, description, ...more }: Attribute) => ({
  name,
  type: "string",
  multiValued: false,
  description,
  required: false,
  caseExact: false,
  mutability: "readWrite",
  returned: "default",
  uniqueness: "none",
  ...more,
});

const userAttributes = [
  attribute({
    name: "userName",
    description: "Name of the person in the directory",
    required: true,
    uniqueness: "server",
  }),
  attribute({
    name: "name",
    type: "complex",
    description: "Parts of the name",
    subAttributes: [
      attribute({ name: "formatted", description: "The whole name" }),
      attribute({ name: "givenName", description: "Given name" }),
      attribute({ name: "familyName", description: "Family name" }),
    ],
  }),
  attribute({ name: "displayName", description: "Name that others see" }),
  attribute({
    name: "emails",
    type: "complex",
    multiValued: true,
    description: "One address is kept: the primary one, or that of work, or the first",
    subAttributes: [
      attribute({ name: "value", description: "Email address", required: true, uniqueness: "server" }),
      attribute({ name: "type", description: "Always work" }),
      attribute({ name: "primary", type: "boolean", description: "Always true" }),
    ],
  }),
  attribute({ name: "active", type: "boolean", description: "False ends the membership at once" }),
  attribute({
    name: "groups",
    type: "complex",
    multiValued: true,
    description: "Groups of the person",
    mutability: "readOnly",
    subAttributes: [
      attribute({ name: "value", description: "Id of the group", mutability: "readOnly" }),
      attribute({
        name: "$ref",
        type: "reference",
        referenceTypes: ["Group"],
        description: "Address of the group",
        mutability: "readOnly",
      }),
      attribute({ name: "display", description: "Name of the group", mutability: "readOnly" }),
      attribute({ name: "type", description: "Always direct", mutability: "readOnly" }),
    ],
  }),
];

const groupAttributes = [
  attribute({ name: "displayName", description: "Name of the group", required: true, uniqueness: "server" }),
  attribute({
    name: "members",
    type: "complex",
    multiValued: true,
    description: "People of the group",
    subAttributes: [
      attribute({ name: "value", description: "Id of the person", mutability: "immutable" }),
      attribute({
        name: "$ref",
        type: "reference",
        referenceTypes: ["User"],
        description: "Address of the person",
        mutability: "immutable",
      }),
      attribute({ name: "display", description: "Name of the person", mutability: "readOnly" }),
      attribute({ name: "type", description: "Always User", mutability: "immutable" }),
    ],
  }),
];

const schema = (base: string, id: string, { name, attributes }: { name: string; attributes: object[] }) => ({
  schemas: [SCHEMA_SCHEMA],
  id,
  name,
  description: name,
  attributes,
  meta: { resourceType: "Schema", location: `${base}/Schemas/${id}` },
});

const resourceTypes = (base: string) => [
  resourceType(base, "User", USER_SCHEMA),
  resourceType(base, "Group", GROUP_SCHEMA),
];
const schemas = (base: string) => [
  schema(base, USER_SCHEMA, { name: "User", attributes: userAttributes }),
  schema(base, GROUP_SCHEMA, { name: "Group", attributes: groupAttributes }),
];

function one<T extends { readonly id: string }>(list: readonly T[], id: string) {
  const found = list.find((entry) => entry.id === id);
  if (!found) throw noResource();
  return found;
}

const all = (list: readonly { readonly id: string }[]) => presentList(list, list.length, 1);

export const listResourceTypes = (base: string) => all(resourceTypes(base));
export const findResourceType = (base: string, id: string) => one(resourceTypes(base), id);
export const listSchemas = (base: string) => all(schemas(base));
export const findSchema = (base: string, id: string) => one(schemas(base), id);
