import { once } from 'node:events';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startCluster } from './cluster.ts';
import { DRILL_METRICS_TOKEN, drill } from './drill.ts';

const USAGE = 'npm run cluster -- [--servers 3] [--pool] [--standby] [--drill 60] [--upgrade-from CHECKOUT]';

/** `npm run cluster`: several portals behind haproxy until Ctrl-C, with `--pool` on one data base through pgbouncer, with `--standby` reading from a hot standby; with `--drill`, one of them is killed while so many purchases are made, or
 * with `--upgrade-from` those of another version, which are started, give way to one of this version. */
async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      servers: { type: 'string', default: '3' },
      pool: { type: 'boolean', default: false },
      standby: { type: 'boolean', default: false },
      drill: { type: 'string' },
      'upgrade-from': { type: 'string' },
    },
  });
  const [servers, purchases] = [Number(values.servers), Number(values.drill ?? 1)];
  if (!Number.isInteger(servers) || servers < 1 || servers > 10 || !Number.isInteger(purchases)) throw new Error(USAGE);
  const from = values['upgrade-from'];
  const settings = {
    DEMO: 'on',
    ...(values.drill && { TRUST_PROXY: '2', METRICS_TOKEN: DRILL_METRICS_TOKEN }),
  };
  const cluster = await startCluster({
    servers,
    pooled: values.pool,
    standby: values.standby,
    settings,
    ...(from !== undefined && { from: resolve(from) }),
  });
  try {
    console.log(`${servers} portals behind haproxy: ${cluster.url}`);
    if (values.drill === undefined) {
      console.log('Ctrl-C stops them.');
      await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
      return true;
    }
    const told = await drill(cluster, purchases, from === undefined ? undefined : (one) => one.upgrade());
    console.log(JSON.stringify(told));
    return told.delivered === told.purchases && told.wrong.length === 0;
  } finally {
    await cluster.close();
  }
}

process.exitCode = (await main()) ? 0 : 1;
