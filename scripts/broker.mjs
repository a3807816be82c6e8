// What live connections are measured beside: RabbitMQ with Web-STOMP. Installed from Debian when we may.
import { existsSync } from 'node:fs';
import { installPackages } from './debian.mjs';

/** Installs RabbitMQ when it is missing and that is possible; without it ours is measured alone. */
export function ensureBroker() {
  if (existsSync('/usr/lib/rabbitmq/bin/rabbitmq-server')) return;
  try {
    installPackages(['rabbitmq-server'], 'RabbitMQ, to measure beside');
  } catch (fault) {
    console.log(fault.message);
  }
}
