// RabbitMQ with Web-STOMP, the live benchmark's comparison. Installed from Debian if possible.
import { existsSync } from 'node:fs';
import { installPackages } from './debian.mjs';

/** Installs RabbitMQ if missing; without it only ours is measured. */
export async function ensureBroker() {
  if (existsSync('/usr/lib/rabbitmq/bin/rabbitmq-server')) return;
  try {
    await installPackages(['rabbitmq-server'], 'RabbitMQ, to measure beside');
  } catch (fault) {
    console.log(fault.message);
  }
}
