export const NOTICES_PATH = '/operation/notices';
export const NEW_PATH = `${NOTICES_PATH}/new`;

export const editPath = (id: number) => `${NOTICES_PATH}/${id}`;
