"""The schema files, the examples of messages and asyncapi.yaml hold together.

    schema_test.py PROTOCOL_DIRECTORY EXAMPLES_DIRECTORY
"""

import json
import pathlib
import sys
import unittest

import jsonschema
import yaml

PROTOCOL = pathlib.Path(sys.argv[1])
EXAMPLES = pathlib.Path(sys.argv[2])
SCHEMA = PROTOCOL / "schema"
MESSAGES = sorted(path.relative_to(SCHEMA) for path in SCHEMA.glob("*/*.json"))


def load(path):
    return json.loads(path.read_text(encoding="utf-8"))


def validator(path):
    resolver = jsonschema.RefResolver(base_uri=path.resolve().as_uri(), referrer=load(path))
    return jsonschema.Draft202012Validator(load(path), resolver=resolver)


def references(node):
    """Every $ref in a document, with the object that holds it."""
    if isinstance(node, dict):
        if isinstance(node.get("$ref"), str):
            yield node["$ref"], node
        for child in node.values():
            yield from references(child)
    elif isinstance(node, list):
        for child in node:
            yield from references(child)


def resolve(path, reference):
    """What `reference` in the file `path` points at; raises where that does not exist."""
    file, _, pointer = reference.partition("#")
    target = (path.parent / file) if file else path
    node = yaml.safe_load(target.read_text(encoding="utf-8"))
    for step in pointer.split("/")[1:]:
        node = node[step]
    return node


def subschemas(schema):
    """The schema and every schema in it."""
    yield schema
    for keyword in ("properties", "$defs"):
        for child in schema.get(keyword, {}).values():
            yield from subschemas(child)
    for keyword in ("anyOf", "allOf", "oneOf"):
        for child in schema.get(keyword, []):
            yield from subschemas(child)
    for keyword in ("items", "additionalProperties"):
        if isinstance(schema.get(keyword), dict):
            yield from subschemas(schema[keyword])


class SchemaFiles(unittest.TestCase):
    def test_every_file_is_a_schema_of_2020_12_whose_references_resolve(self):
        for path in SCHEMA.rglob("*.json"):
            with self.subTest(path=path):
                schema = load(path)
                self.assertEqual(schema["$schema"], "https://json-schema.org/draft/2020-12/schema")
                jsonschema.Draft202012Validator.check_schema(schema)
                for reference, holder in references(schema):
                    self.assertEqual(list(holder), ["$ref"], "draft 7 ignores what stands beside a $ref")
                    resolve(path, reference)

    def test_every_member_is_described(self):
        for path in SCHEMA.rglob("*.json"):
            for schema in subschemas(load(path)):
                for name, member in schema.get("properties", {}).items():
                    with self.subTest(path=path, member=name):
                        self.assertTrue("description" in member or "$ref" in member)

    def test_the_unions_list_every_message(self):
        for side in ("client", "server"):
            union = {each["$ref"] for each in load(SCHEMA / f"{side}.json")["anyOf"]}
            self.assertEqual(union, {str(path) for path in MESSAGES if path.parts[0] == side})

    def test_server_messages_are_closed(self):
        for path in SCHEMA.glob("server/*.json"):
            self.assertIs(load(path)["additionalProperties"], False, path)


class Examples(unittest.TestCase):
    def test_every_message_has_an_example_of_each_kind(self):
        for message in MESSAGES:
            kinds = {example["valid"] for example in load(EXAMPLES / message)}
            self.assertEqual(kinds, {True, False}, message)

    def test_examples_are_valid_or_not_as_marked(self):
        for message in MESSAGES:
            alone = validator(SCHEMA / message)
            union = validator(SCHEMA / f"{message.parts[0]}.json")
            for example in load(EXAMPLES / message):
                with self.subTest(message=message, why=example["why"]):
                    self.assertEqual(alone.is_valid(example["frame"]), example["valid"])
                    self.assertEqual(union.is_valid(example["frame"]), example["valid"])


class AsyncApi(unittest.TestCase):
    def setUp(self):
        self.path = PROTOCOL / "asyncapi.yaml"
        self.document = yaml.safe_load(self.path.read_text(encoding="utf-8"))

    def test_every_reference_resolves(self):
        for reference, _ in references(self.document):
            with self.subTest(reference=reference):
                resolve(self.path, reference)

    def test_it_refers_to_every_message_and_no_other(self):
        named = {
            message["payload"]["schema"]["$ref"] for message in self.document["components"]["messages"].values()
        }
        self.assertEqual(named, {f"./schema/{message}" for message in MESSAGES})

    def test_the_operations_carry_what_the_channels_hold(self):
        for name, channel in self.document["channels"].items():
            carried = {
                message["$ref"].rsplit("/", 1)[1]
                for operation in self.document["operations"].values()
                if operation["channel"]["$ref"] == f"#/channels/{name}"
                for message in operation["messages"]
            }
            self.assertEqual(carried, set(channel["messages"]))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
