import Fastify from "fastify";
import pg from "pg";

/**
 * Minimal handler for the same response: no authentication, one prepared statement including the count, PostgreSQL's JSON
 * sent as is. Runs in its own process: `lean-server.ts {json}`.
 */
export type LeanOrder = { connection: pg.PoolConfig; customer_id: string; port: number };

const DEVICES = `
  select coalesce(json_agg(json_build_object(
      'id', d.id, 'name', d.name, 'reference', d.reference,
      'status', case when s.id is not null then json_build_object('id', s.id, 'name', s.name, 'names', s.names, 'color', s.color, 'phase', s.phase) end,
      'labels', coalesce((
        select json_agg(json_build_object('id', l.id, 'name', l.name, 'names', l.names, 'color', l.color) order by l.position, l.id)
        from device_labels c join labels l on l.id = c.label_id where c.device_id = d.id and l.deleted_at is null), '[]'),
      'device_type', d.device_type, 'manufacturer', d.manufacturer, 'model', d.model, 'department', d.department,
      'vendor', case when v.id is not null then json_build_object('id', v.id, 'name', v.name) end,
      'accountable', case when a.id is not null then json_build_object('id', a.id, 'name', a.name) end,
      'identifiability', d.identifiability,
      'chain', case when d.chain_states is not null then json_build_object(
        'states', d.chain_states, 'error_count', d.chain_errors, 'warning_count', d.chain_warnings) end,
      'location_count', d.location_count,
      'page', (select json_build_object('id', p.id, 'status', p.status, 'has_changes', p.has_changes)
        from pages p where p.device_id = d.id order by p.created_at, p.id limit 1),
      'review_due_on', d.review_due_on, 'lock_version', d.lock_version, 'created_at', d.created_at, 'updated_at', d.updated_at
    ) order by d.name, d.id), '[]')::text as devices,
    (select count(*) from devices where customer_id = $1 and status_id = $2 and deleted_at is null) as total_count
  from (
    select id from devices where customer_id = $1 and status_id = $2 and deleted_at is null
    order by name, id limit 50 offset 100
  ) as page
  join devices d on d.id = page.id
  left join device_statuses s on s.id = d.status_id
  left join organizations v on v.id = d.vendor_id
  left join organizations a on a.id = d.accountable_id`;

const { connection, customer_id, port } = JSON.parse(process.argv[2] ?? "") as LeanOrder;
const options = "-c timezone=UTC -c random_page_cost=1.1 -c jit=off";
const pool = new pg.Pool({ ...connection, options, max: 20 });
const app = Fastify();
app.get<{ Querystring: { status: string } }>("/devices", async ({ query }, reply) => {
  const values = [customer_id, query.status];
  const { rows } = await pool.query<{ devices: string; total_count: string }>({ name: "list", text: DEVICES, values });
  void reply.type("application/json; charset=utf-8");
  return `{"devices":${rows[0]?.devices},"meta":{"total_count":${rows[0]?.total_count}}}`;
});
await app.listen({ port, host: "127.0.0.1" });
